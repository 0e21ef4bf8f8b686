import { expect, test } from 'vitest'

test('the element’s module can be imported on a server, and has no effect there', async () => {
  expect('HTMLElement' in globalThis).toBe(false)
  const { WalletDockElement } = await import('../../../src/kit/element')
  expect(WalletDockElement.observedAttributes).toContain('url')
})
