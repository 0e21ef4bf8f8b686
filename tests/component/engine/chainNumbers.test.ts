import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { createWagmiConfig } from '../../../src/engine/createWagmiConfig'

/** The client with which the engine speaks to the chain of a host's configuration. */
function clientOf(more: Partial<WalletdockConfig> = {}) {
  const { chains } = checkConfig({ appName: 'Shop', projectId: 'id', ...more })
  const config = createWagmiConfig({
    appName: 'Shop',
    chains,
    rpcUrls: more.rpcUrls ?? {},
    wallets: [],
    walletTimeoutMs: 1000,
  })
  return config.getClient({ chainId: config.chains[0].id })
}

test('a host that names no network is on Base, 8453, in the rhythm of its blocks of 2000 ms [9.8] [9.9] [9.11]', () => {
  const { chain, pollingInterval } = clientOf()
  expect(chain.id).toBe(8453)
  expect(chain.blockTime).toBe(2000)
  expect(chain.nativeCurrency).toEqual({
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  })
  // Twice a block, so that none is seen late.
  expect(pollingInterval).toBe(1000)
})

test('the network base-preconf is the same chain, asked for what comes within 200 ms [3.15] [9.10]', () => {
  const { chain, experimental_blockTag } = clientOf({ network: 'base-preconf' })
  expect(chain.id).toBe(8453)
  expect(chain.experimental_preconfirmationTime).toBe(200)
  expect(experimental_blockTag).toBe('pending')
  expect(clientOf().experimental_blockTag).toBeUndefined()
})

test('a chain is asked over HTTP: at its public address, or where the host says [7.8]', () => {
  const { transport, chain } = clientOf()
  expect(transport.type).toBe('http')
  expect(transport['url']).toBe(chain.rpcUrls.default.http[0])
  const own = clientOf({ rpcUrls: { 8453: 'https://node.example' } })
  expect(own.transport['url']).toBe('https://node.example')
})
