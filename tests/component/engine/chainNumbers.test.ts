import { expect, test } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import { createWagmiConfig } from '../../../src/wallet/engine/createWagmiConfig'

/** Returns the client that the engine uses for the chain of a configuration. */
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

test('without a network, the engine uses Base, 8453, whose blocks take 2000 ms', () => {
  const { chain, pollingInterval } = clientOf()
  expect(chain.id).toBe(8453)
  expect(chain.blockTime).toBe(2000)
  expect(chain.nativeCurrency).toEqual({
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
  })
  // The client polls twice per block.
  expect(pollingInterval).toBe(1000)
})

test('the network base-preconf is chain 8453 with a preconfirmation time of 200 ms and the pending block tag', () => {
  const { chain, experimental_blockTag } = clientOf({ network: 'base-preconf' })
  expect(chain.id).toBe(8453)
  expect(chain.experimental_preconfirmationTime).toBe(200)
  expect(experimental_blockTag).toBe('pending')
  expect(clientOf().experimental_blockTag).toBeUndefined()
})

test('the client uses HTTP, at the chain’s public URL or at the host’s rpcUrl', () => {
  const { transport, chain } = clientOf()
  expect(transport.type).toBe('http')
  expect(transport['url']).toBe(chain.rpcUrls.default.http[0])
  const own = clientOf({ rpcUrls: { 8453: 'https://node.example' } })
  expect(own.transport['url']).toBe('https://node.example')
})
