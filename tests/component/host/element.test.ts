import { expect, test } from 'vitest'
import { WalletDockElement } from '../../../src/host/element'

test('the element’s script may run again on a page, and defines the element once', async () => {
  const file = new URL('../../../src/host/element.ts', import.meta.url)
  const again = await import(/* @vite-ignore */ `${file.pathname}?again`)
  expect(again).toHaveProperty('WalletDockElement')
  expect(customElements.get('wallet-dock')).toBe(WalletDockElement)
})
