import { expect, test } from 'vitest'
import { dropConnection } from '../../../src/engine/connection/dropConnection'
import { connected, install, otherAddress, walletId } from './startEngine'

const other = 'test.other'

/** Two wallets side by side, as a host's own wagmi may have them, the first one current; and one not connected. */
async function twoWallets() {
  install()
  install({ rdns: other })
  install({ rdns: 'test.third' })
  const { config } = await connected()
  const connectorOf = (id: string) => {
    const found = config.connectors.find((connector) => connector.id === id)
    if (!found) throw new Error(`There is no ${id}.`)
    return found
  }
  const first = connectorOf(walletId)
  const second = connectorOf(other)
  const also = {
    accounts: [otherAddress],
    chainId: 8453,
    connector: second,
  } as const
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(second.uid, also),
  }))
  return { config, first, second }
}

test('a wallet that goes without having been connected leaves the current one current', async () => {
  const { config, first, second } = await twoWallets()
  config.setState((state) => ({ ...state, current: second.uid }))
  const never = config.connectors.find(
    ({ uid }) => uid !== first.uid && uid !== second.uid,
  )
  if (!never) throw new Error('There is no third wallet.')
  dropConnection(config, never)
  expect(config.state).toMatchObject({
    current: second.uid,
    status: 'connected',
  })
  expect(config.state.connections.size).toBe(2)
})

test('a wallet that goes leaves the current one current', async () => {
  const { config, first, second } = await twoWallets()
  dropConnection(config, second)
  expect(config.state).toMatchObject({
    current: first.uid,
    status: 'connected',
  })
  expect([...config.state.connections.keys()]).toEqual([first.uid])
})

test('when the current wallet goes, the other one is current; after that, none', async () => {
  const { config, first, second } = await twoWallets()
  dropConnection(config, first)
  expect(config.state).toMatchObject({
    current: second.uid,
    status: 'connected',
  })
  dropConnection(config, second)
  expect(config.state).toMatchObject({
    current: null,
    status: 'disconnected',
  })
})

test('however often a wallet is dropped, wagmi waits for it once to come back', async () => {
  const { config, first } = await twoWallets()
  dropConnection(config, first)
  dropConnection(config, first)
  expect(first.emitter.listenerCount('connect')).toBe(1)
})
