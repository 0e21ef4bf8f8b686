import type { CreateConnectorFn } from '@wagmi/core'

/** What wagmi calls without awaiting it: on setup, and for a wallet's events. */
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
      // It is unknown what the wallet meant: the event is ignored.
    }
  }
}

function isChainId(told: unknown): boolean {
  const isWord = typeof told === 'string' || typeof told === 'number'
  return isWord && Number.isSafeInteger(Number(told)) && Number(told) > 0
}
