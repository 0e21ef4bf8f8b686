import { expect, test } from 'vitest'
import { removeConnections } from '../../../src/wallet/engine/connection/disconnect'
import { connected, install, otherAddress, walletId } from './startEngine'

const other = 'test.other'

/** Connects two wallets, as a host's own wagmi may have, with the first one current. A third one is not connected. */
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

test('removeConnections keeps the current wallet if the removed wallet was not connected', async () => {
  const { config, first, second } = await twoWallets()
  config.setState((state) => ({ ...state, current: second.uid }))
  const never = config.connectors.find(
    ({ uid }) => uid !== first.uid && uid !== second.uid,
  )
  if (!never) throw new Error('The third wallet is missing.')
  removeConnections(config, never)
  expect(config.state).toMatchObject({
    current: second.uid,
    status: 'connected',
  })
  expect(config.state.connections.size).toBe(2)
})

test('removeConnections leaves one connect listener, however often a wallet is removed', async () => {
  const { config, first } = await twoWallets()
  removeConnections(config, first)
  removeConnections(config, first)
  expect(first.emitter.listenerCount('connect')).toBe(1)
})
