import { expect, onTestFinished, test } from 'vitest'
import { remoteAt } from './remoteAt'

test('its button is for the one wallet that the attribute names, also when that is set as a property, early or late', async () => {
  const { url } = remoteAt('none')
  const dock = document.createElement('wallet-dock')
  Object.assign(dock, { url, config: { appName: 'Shop' } })
  const seen = () => expect.poll(() => dock.textContent)
  onTestFinished(() => dock.remove())
  // As a framework does before the element's script is there.
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
