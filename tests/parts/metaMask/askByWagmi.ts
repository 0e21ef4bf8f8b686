import { connect, type GetConnectorsReturnType, switchChain } from '@wagmi/core'
import { base, optimism } from 'viem/chains'
import { createWagmiConfig } from '../../../src/engine/createWagmiConfig'
import type { CapturedError } from '../../unit/errors/captured/CapturedError'
import { describeThrown } from '../describeThrown'

declare global {
  interface Window {
    /** What is thrown when the wallet is asked, or nothing. */
    askByWagmi?: {
      connect(): Promise<CapturedError | undefined>
      switchChain(chainId: number): Promise<CapturedError | undefined>
      request(
        method: string,
        params: readonly unknown[],
      ): Promise<CapturedError | undefined>
    }
  }
}

type Asked = { request(asked: unknown): Promise<unknown> }

/** Makes a page out of nothing but wagmi, as our engine sets it up, so that what it throws can be read unclassified. */
export function startAsking(rdns: string) {
  // A chain that can only be had without encryption is one that MetaMask does not add.
  const unsafe = {
    ...base,
    id: 555,
    rpcUrls: { default: { http: ['http://chain.test'] } },
  }
  const config = createWagmiConfig({
    appName: 'Shop',
    chains: [base, optimism, unsafe],
    rpcUrls: {},
    wallets: [],
    walletTimeoutMs: 1000,
  })
  const connector = () => {
    const all: GetConnectorsReturnType = config.connectors
    const found = all.find(({ id }) => id === rdns)
    if (!found) throw new Error('The wallet did not announce itself.')
    return found
  }
  window.askByWagmi = {
    connect: () => thrownBy(connect(config, { connector: connector() })),
    switchChain: (chainId) => thrownBy(switchChain(config, { chainId })),
    request: async (method, params) => {
      const provider = (await connector().getProvider()) as Asked
      return thrownBy(provider.request({ method, params }))
    },
  }
}

async function thrownBy(answer: Promise<unknown>) {
  try {
    await answer
    return undefined
  } catch (thrown) {
    return describeThrown(thrown)
  }
}
