import type { CreateConnectorFn } from '@wagmi/core'

/** What wagmi calls without waiting for it: as wallets come, and for what they tell. */
const unwatched = ['setup', 'onAccountsChanged', 'onDisconnect'] as const

/**
 * Wallets are not trusted: a provider whose methods throw, or whose events make no sense, must not break the page.
 * @see EIP-1193
 */
export function guardConnector(create: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    const tamed = Object.fromEntries(
      unwatched.map((name) => [name, quiet(connector[name])]),
    )
    const onConnect = quiet(connector.onConnect)
    return {
      ...connector,
      ...tamed,
      async onConnect(told) {
        // wagmi would connect to no chain at all.
        if (isChainId(Object(told).chainId)) await onConnect?.call(this, told)
      },
      onChainChanged(chainId) {
        if (isChainId(chainId)) connector.onChainChanged.call(this, chainId)
      },
    }
  }
}

/** The method, which never throws or rejects. */
function quiet(method: unknown) {
  if (typeof method !== 'function') return undefined
  return async function (this: unknown, ...given: readonly unknown[]) {
    try {
      await method.apply(this, given)
    } catch {
      // What the wallet meant is not known: it has told nothing.
    }
  }
}

function isChainId(told: unknown): boolean {
  const isWord = typeof told === 'string' || typeof told === 'number'
  return isWord && Number.isSafeInteger(Number(told)) && Number(told) > 0
}
