import { expect, test } from 'vitest'
import type { WalletConnectProvider } from '../../../src/wallet/engine/walletConnect/walletConnectProvider'
import { startPhone } from './startPhone'

type Tab = ReturnType<Awaited<ReturnType<typeof startPhone>>['openTab']>

/** Returns the WalletConnect client of a connected tab. */
async function clientOf({ config }: Tab) {
  const [connection] = config.state.connections.values()
  // The only connector here is WalletConnect's.
  return (await connection?.connector.getProvider()) as WalletConnectProvider
}

/** Opens another tab of a connected page, and waits until the relay sends its messages there. */
async function openSecond(tab: Tab) {
  tab.dispatch({ type: 'JOIN' })
  await expect.poll(tab.last).toMatchObject({ type: 'CONNECTED' })
  const { session, signer } = await clientOf(tab)
  const { subscriber } = signer.client.core.relayer
  await expect
    .poll(() => subscriber.topics, { timeout: 60_000 })
    .toContain(session?.topic)
}

test('a tab receives the phone’s answer after another tab has connected to the relay', async () => {
  const { openTab, see } = await startPhone()
  const tab = openTab()
  await tab.connectPhone()
  await openSecond(openTab())
  const client = await clientOf(tab)
  let signature: unknown
  client
    .request({
      method: 'personal_sign',
      params: ['0x48690a', client.accounts[0]],
    })
    .then((answer) => {
      signature = answer
    })
  await expect
    .poll(async () => (await see()).requests, { timeout: 60_000 })
    .toContain('personal_sign')
  await expect.poll(() => signature, { timeout: 20_000 }).toMatch(/^0x/)
})
