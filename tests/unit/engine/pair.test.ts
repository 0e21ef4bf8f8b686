import { EventEmitter } from 'node:events'
import { createConfig, http } from '@wagmi/core'
import { base, mainnet, optimism } from 'viem/chains'
import { expect, test } from 'vitest'
import { pair } from '../../../src/wallet/engine/kinds/walletConnect'

const chains = [base, optimism, mainnet] as const
const config = createConfig({
  chains,
  transports: { 8453: http(), 10: http(), 1: http() },
})

/** Returns the parameters of the pairing request. */
async function chainsInCode(initialChain?: number) {
  const asked: unknown[] = []
  const provider = {
    events: new EventEmitter(),
    session: undefined,
    connect: async (words: unknown) => void asked.push(words),
  }
  const settings = {
    appName: 'Shop',
    chains,
    rpcUrls: {},
    wallets: [],
    walletTimeoutMs: 1000,
    initialChain,
  }
  await pair({ config, settings }, provider)
  return asked
}

test.each([
  [undefined, [8453, 10, 1]],
  [10, [10, 8453, 1]],
])(
  'with initialChain %s, the pairing request lists the chains %j',
  async (initialChain, optionalChains) => {
    expect(await chainsInCode(initialChain)).toEqual([{ optionalChains }])
  },
)
