import { runInNewContext } from 'node:vm'
import { connect, createConfig, http, mock } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { wagmiAccount } from '../../../src/platform/page/wagmiAccount'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = { address, chainId: base.id }

test('a visitor stays connected while another wallet connects', async () => {
  const wagmi = createConfig({
    chains: [base],
    connectors: [mock({ accounts: [address] }), mock({ accounts: [address] })],
    transports: { [base.id]: http('http://127.0.0.1:9') },
    storage: null,
  })
  const [first, pending] = wagmi.connectors
  expect(wagmiAccount(wagmi)).toBeUndefined()
  if (first) await connect(wagmi, { connector: first })
  expect(wagmiAccount(wagmi)).toEqual(account)
  if (!pending) throw new Error('The config has two connectors.')
  // A wallet whose window is open.
  vi.spyOn(pending, 'connect').mockReturnValue(new Promise(() => {}))
  connect(wagmi, { connector: pending })
  expect(wagmi.state.status).toBe('connecting')
  expect(wagmiAccount(wagmi)).toEqual(account)
})

test('the connections may be a map of another frame', () => {
  const connections = runInNewContext('new Map()')
  connections.set('one', { accounts: [address], chainId: base.id })
  const state = { status: 'connected', current: 'one', connections }
  expect(wagmiAccount({ state })).toEqual(account)
  const stored = { ...state, connections: { __type: 'Map', value: [] } }
  expect(wagmiAccount({ state: stored })).toBeUndefined()
})
