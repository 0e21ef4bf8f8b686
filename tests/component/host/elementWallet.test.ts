import { expect, onTestFinished, test } from 'vitest'
import { remoteAt } from './remoteAt'

test('an element’s button is for the wallet that its property names, whether the property is set early or late', async () => {
  const { url } = remoteAt('none')
  const dock = document.createElement('wallet-dock')
  Object.assign(dock, { url, config: { appName: 'Shop' } })
  const seen = () => expect.poll(() => dock.textContent)
  onTestFinished(() => dock.remove())
  // Frameworks set the property before the element's script has loaded.
  Object.assign(dock, { wallet: 'rainbow' })
  document.body.append(dock)
  await import('../../../src/host/element')
  await seen().toBe('mounted Shop rainbow')
  dock.wallet = 'metaMask'
  await seen().toBe('mounted Shop metaMask')
  expect(dock.getAttribute('wallet')).toBe('metaMask')
  dock.wallet = undefined
  await seen().toBe('mounted Shop')
})
