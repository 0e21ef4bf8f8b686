import { expect, test, vi } from 'vitest'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'
import { hostConfig, startPhone } from './startPhone'

type Tab = ReturnType<Awaited<ReturnType<typeof startPhone>>['openTab']>

/** Chooses a wallet, which must show a new QR code, because no earlier session may answer. */
async function seesCode(tab: Tab, attempt: number) {
  tab.forget()
  tab.connect(attempt, 'walletConnect')
  await expect
    .poll(() => tab.news()[0], { timeout: 60_000 })
    .toMatchObject({ type: 'PAIRING', attempt })
}

async function disconnect(tab: Tab) {
  tab.dispatch({ type: 'DISCONNECT' })
  await expect.poll(tab.last).toMatchObject({ type: 'DISCONNECTED' })
}

test.each(['Walletdock’s', 'the host’s own'])(
  'a session of %s connector that ends offline is not reused, and the phone is notified when the page is online',
  async (whose) => {
    const { openTab, relayUrl, see } = await startPhone()
    const isHosts = whose.startsWith('the host')
    const tab = openTab(isHosts ? { wagmi: hostConfig(relayUrl) } : {})
    await tab.connectPhone()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await disconnect(tab)
    onLine.mockRestore()
    await seesCode(tab, 2)
    await expect.poll(see, { timeout: 60_000 }).toMatchObject({ sessions: 0 })
  },
)

test('a relay that acknowledges the end of a session late does not end the next session', async () => {
  const { be, openTab, see } = await startPhone()
  const tab = openTab()
  await tab.connectPhone()
  await be('late')
  await disconnect(tab)
  await tab.connectPhone(2, 'walletConnect')
  expect((await see()).requests).toEqual(['connect', 'connect'])
  // By then, the relay has acknowledged the end of the first session.
  await new Promise((resolve) => setTimeout(resolve, 7000))
  const [connection] = tab.config.state.connections.values()
  expect(await connection?.connector.getAccounts()).toHaveLength(1)
  expect((await see()).sessions).toBe(1)
})

test('a session that another tab has ended is not reused here', async () => {
  const { openTab } = await startPhone()
  const there = openTab()
  await there.connectPhone()
  const here = openTab()
  here.dispatch({ type: 'JOIN' })
  await expect.poll(here.last).toMatchObject({ type: 'CONNECTED' })
  // The relay may report the end of a session to one tab only.
  here.dispatch({ type: 'LEAVE' })
  await seesCode(here, 1)
})

test('if the stored session was removed, a phone’s session of an earlier page is not reused when a wallet is chosen', async () => {
  const { openTab, see } = await startPhone()
  await openTab().connectPhone()
  localStorage.clear()
  await seesCode(openTab(), 1)
  await expect.poll(see, { timeout: 60_000 }).toMatchObject({ sessions: 0 })
})

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
