import { createConfig, http } from '@wagmi/core'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { pageChain } from '../../../src/engine/chain/pageChain'

const config = createConfig({
  chains: [base, optimism],
  transports: { [base.id]: http(), [optimism.id]: http() },
})

test.each([
  ['the wallet’s chain is the page’s first', base.id, undefined, base.id],
  ['the page has the wallet’s chain', optimism.id, undefined, optimism.id],
  ['the page does not have it', mainnet.id, undefined, base.id],
  ['it is not known', undefined, undefined, base.id],
  ['the host asks for another one', base.id, optimism.id, optimism.id],
  ['the host asks, the page lacks it', mainnet.id, optimism.id, optimism.id],
])('%s', (_, walletChain, initialChain, expected) => {
  const settings = {
    appName: 'Shop',
    chains: [base, optimism],
    rpcUrls: {},
    wallets: [],
    walletTimeoutMs: 1000,
    initialChain,
  } as const
  expect(pageChain({ config, settings }, walletChain)).toBe(expected)
})
