import { expect, onTestFinished, test } from 'vitest'
import '../../../src/host/element'
import { remoteAt } from './remoteAt'

test('look and language follow the element’s properties, and return to their defaults', async () => {
  const dock = document.createElement('wallet-dock')
  onTestFinished(() => dock.remove())
  const seen = () => expect.poll(() => dock.textContent)
  const { url } = remoteAt('none')
  const config = { appName: 'Shop', theme: 'light', look: { surface: '#fff' } }
  Object.assign(dock, { url, config })
  document.body.append(dock)
  await seen().toBe('mounted Shop light #fff')
  dock.setAttribute('theme', 'dark')
  dock.setAttribute('locale', 'de')
  await seen().toBe('mounted Shop dark de #fff')
  dock.removeAttribute('theme')
  Object.assign(dock, { config: { appName: 'Shop' } })
  await seen().toBe('mounted Shop de')
})
