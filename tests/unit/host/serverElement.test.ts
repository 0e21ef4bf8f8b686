import { expect, test } from 'vitest'

test('the element’s file is read on a server, where there are no elements, and does nothing', async () => {
  expect('HTMLElement' in globalThis).toBe(false)
  const { WalletDockElement } = await import('../../../src/host/element')
  expect(WalletDockElement.observedAttributes).toContain('url')
})
