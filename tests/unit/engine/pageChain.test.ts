import { createConfig, http } from '@wagmi/core'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { pageChain } from '../../../src/engine/chain/pageChain'

const config = createConfig({
  chains: [base, optimism],
  transports: { [base.id]: http(), [optimism.id]: http() },
})

test.each([
  [
    'the wallet’s chain, which is the page’s first',
    base.id,
    undefined,
    base.id,
  ],
  [
    'the wallet’s chain, which the page has',
    optimism.id,
    undefined,
    optimism.id,
  ],
  [
    'the page’s first chain if the page lacks the wallet’s',
    mainnet.id,
    undefined,
    base.id,
  ],
  [
    'the page’s first chain if the wallet’s is unknown',
    undefined,
    undefined,
    base.id,
  ],
  [
    'initialChain instead of the wallet’s chain',
    base.id,
    optimism.id,
    optimism.id,
  ],
  [
    'initialChain if the page lacks the wallet’s chain',
    mainnet.id,
    optimism.id,
    optimism.id,
  ],
])('pageChain returns %s', (_, walletChain, initialChain, expected) => {
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
