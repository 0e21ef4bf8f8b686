import { createConfig, http } from '@wagmi/core'
import { base, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { pageChain } from '../../../src/engine/chain/pageChain'

const config = createConfig({
  chains: [base, optimism],
  transports: { [base.id]: http(), [optimism.id]: http() },
})

test.each([
  // The wallet's chain, if the page has it.
  [8453, undefined, 8453],
  [10, undefined, 10],
  // Otherwise the page's first chain.
  [1, undefined, 8453],
  [undefined, undefined, 8453],
  // The host's initialChain in any case.
  [8453, 10, 10],
  [1, 10, 10],
])(
  'pageChain of a wallet on chain %s with initialChain %s is %i',
  (walletChain, initialChain, expected) => {
    const settings = {
      appName: 'Shop',
      chains: [base, optimism],
      rpcUrls: {},
      wallets: [],
      walletTimeoutMs: 1000,
      initialChain,
    } as const
    expect(pageChain({ config, settings }, walletChain)).toBe(expected)
  },
)
