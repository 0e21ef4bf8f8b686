import { connect } from '@wagmi/core'
import { expect, test } from 'vitest'
import { endPage } from '../../../../src/app/endPage'
import { choose } from '../../app/aPage'
import { announceProvider } from '../../engine/announceProvider'
import { address, install } from '../../engine/startEngine'
import { aWagmi, openProvider } from './openProvider'

/** Returns the wallets that another library on the page finds, by rdns. */
function findWallets() {
  const found = new Map<string, object>()
  const note = (event: Event) => {
    const { info, provider } = (event as CustomEvent).detail
    found.set(info.rdns, provider)
  }
  addEventListener('eip6963:announceProvider', note)
  dispatchEvent(new Event('eip6963:requestProvider'))
  removeEventListener('eip6963:announceProvider', note)
  return found
}

// Announced providers stay announced until their page unloads, so this test comes first.
test('by default, and with the host’s own wagmi, the provider is not announced', async () => {
  // The page would have announced the provider once this code has loaded.
  const announceCode = () =>
    import('../../../../src/features/provider/announce')
  await openProvider()
  await announceCode()
  expect(findWallets().has('dev.walletdock')).toBe(false)
  await endPage()
  await openProvider({ announceProvider: true, wagmi: aWagmi() })
  await announceCode()
  expect(findWallets().has('dev.walletdock')).toBe(false)
  await endPage()
})

test('with `announceProvider`, wagmi of another team finds the session, and our list does not show the provider', async () => {
  install()
  const { dock, getSnapshot, provider } = await openProvider({
    announceProvider: true,
  })
  await expect.poll(() => findWallets().get('dev.walletdock')).toBe(provider)
  const other = aWagmi()
  const connector = other.connectors.find(({ id }) => id === 'dev.walletdock')
  if (!connector) throw new Error('wagmi has not found the provider.')
  const list = await dock.wallets.load()
  const connecting = connect(other, { connector })
  await expect.poll(() => dock.session.getState().dialog?.name).toBe('connect')
  choose(dock)
  expect(await connecting).toMatchObject({ accounts: [address] })
  expect(getSnapshot().address).toBe(address)
  expect(list.getListed().map(({ name }) => name)).not.toContain('Walletdock')
})

test('a wallet that announces itself under our rdns is not listed', async () => {
  announceProvider(
    { name: 'Impostor', rdns: 'dev.walletdock', icon: '' },
    { request: async () => null },
  )
  const { dock } = await openProvider()
  const list = await dock.wallets.load()
  expect(list.getListed().map(({ name }) => name)).not.toContain('Impostor')
})
