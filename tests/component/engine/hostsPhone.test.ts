import { expect, test, vi } from 'vitest'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'
import { hostConfig, startPhone } from './startPhone'

/**
 * Opens a page whose own connector shows the SDK's dialog, as it does by default. The dialog is a stand-in, because
 * AppKit's would contact its servers.
 */
async function startHost() {
  const phone = await startPhone()
  const config = hostConfig(phone.relayUrl)
  const [connector] = config.connectors
  // The only connector of this config is WalletConnect's.
  const provider = (await connector?.getProvider()) as WalletConnectProvider
  const modal = { open: vi.fn(), close: vi.fn(), subscribeState: vi.fn() }
  provider.modal = modal
  Reflect.get(provider, 'rpc').showQrModal = true
  return {
    ...phone,
    modal,
    provider,
    tab: phone.openTab({ wagmi: config }),
  }
}

test('the host’s WalletConnect connector does not show its dialog below Walletdock’s, but shows it for the host’s own button', async () => {
  const { modal, provider, tab } = await startHost()
  tab.connect(1, 'rainbow')
  tab.connect(2, 'walletConnect')
  await tab.connectPhone(3)
  expect(modal.open).not.toHaveBeenCalled()
  tab.dispatch({ type: 'DISCONNECT' })
  await expect.poll(() => provider.session).toBeUndefined()
  provider.connect({ optionalChains: [8453] }).catch(() => {})
  await expect.poll(() => modal.open.mock.calls.length).toBe(1)
})
