import {
  connect,
  type GetConnectorsReturnType,
  injected,
  switchChain,
} from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { base, optimism } from 'viem/chains'
import {
  addConnector,
  hardenConnector,
} from '../../../src/engine/connectors/addConnector'
import { createWagmiConfig } from '../../../src/engine/createWagmiConfig'
import { listenForWallets } from '../../../src/platform/page/announcedWallets'
import type { CapturedError } from '../../fixtures/errors/CapturedError'

/** A request to wagmi, or to the wallet's provider itself. */
export type Question =
  | { readonly type: 'connect' }
  | { readonly type: 'switchChain'; readonly chainId: number }
  | {
      readonly type: 'request'
      readonly method: string
      readonly params: readonly unknown[]
    }

declare global {
  interface Window {
    /** Sends a request to the wallet. Resolves to the error that it throws, or to undefined. */
    askByWagmi?: (question: Question) => Promise<CapturedError | undefined>
  }
}

/**
 * Creates a page that only has wagmi, set up as in our engine, so that its errors can be read before they are
 * classified.
 */
export function startAsking(rdns: string) {
  // MetaMask does not add a chain whose RPC URL is not encrypted.
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
  const announced = listenForWallets()
  function connector() {
    const all: GetConnectorsReturnType = config.connectors
    const known = all.find(({ id }) => id === rdns)
    if (known) return known
    const found = announced.get().find((each) => each.rdns === rdns)
    if (!found) throw new Error('The wallet did not announce itself.')
    // MetaMask's own provider implements EIP-1193.
    const provider = found.provider as EIP1193Provider
    const target = { id: rdns, name: found.name, provider }
    return addConnector(
      config,
      hardenConnector(
        { config, connections: { welcome() {} } },
        injected({ target }),
      ),
    )
  }
  window.askByWagmi = async (question) => {
    try {
      await ask(question)
      return undefined
    } catch (thrown) {
      return describeThrown(thrown)
    }
  }

  async function ask(question: Question): Promise<unknown> {
    switch (question.type) {
      case 'connect':
        return connect(config, { connector: connector() })
      case 'switchChain':
        return switchChain(config, question)
      case 'request': {
        // Every connector's provider implements EIP-1193.
        const provider = (await connector().getProvider()) as EIP1193Provider
        const { method, params } = question
        return Reflect.apply(provider.request, provider, [{ method, params }])
      }
    }
  }
}

/** Describes an error as plain data that a page can return: its fields, without stack or functions. */
function describeThrown(thrown: unknown): CapturedError {
  const fields = new Map<string, unknown>()
  if (thrown instanceof Error) {
    fields.set('name', thrown.name)
    fields.set('message', thrown.message)
  }
  for (const key of Object.getOwnPropertyNames(Object(thrown))) {
    const value: unknown = Reflect.get(Object(thrown), key)
    if (key === 'stack' || typeof value === 'function') continue
    if (value === undefined) continue
    fields.set(key, key === 'cause' ? describeThrown(value) : value)
  }
  return Object.fromEntries(fields)
}
