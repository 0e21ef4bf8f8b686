import type { CreateConnectorFn } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'

/**
 * Wallets are not trusted: a provider whose methods throw, or whose events make no sense, must not break the page. Nor
 * does a wallet that nobody has asked come in because its network is there, which wagmi takes for a yes, or take the
 * place of another one.
 * @see EIP-1193
 */
export function guardConnector(
  context: Pick<EngineContext, 'config' | 'several'>,
  create: CreateConnectorFn,
): CreateConnectorFn {
  return (config) => {
    const { emitter } = config
    const heard: typeof emitter = Object.create(emitter)
    heard.emit = (event, ...told) => {
      if (event !== 'connect' || !context.config.state.current)
        emitter.emit(event, ...told)
      else context.several?.welcome(emitter.uid)
    }
    const connector = create({ ...config, emitter: heard })
    /** Whether it may come by itself: it has left by itself, or says that its owner lets the page in. */
    let mayCome = false
    return {
      ...connector,
      setup() {
        return quietly(() => connector.setup?.call(this))
      },
      disconnect() {
        mayCome = false
        return connector.disconnect.call(this)
      },
      onAccountsChanged(accounts) {
        mayCome = true
        return quietly(() => connector.onAccountsChanged.call(this, accounts))
      },
      onConnect(told) {
        // wagmi would connect to no chain at all.
        if (mayCome && isChainId(Object(told).chainId))
          quietly(() => connector.onConnect?.call(this, told))
      },
      onDisconnect(error) {
        mayCome = true
        return quietly(() => connector.onDisconnect.call(this, error))
      },
      onChainChanged(chainId) {
        if (isChainId(chainId)) connector.onChainChanged.call(this, chainId)
      },
    }
  }
}

/** For what wagmi does not await, on setup and for a wallet's events. Never rejects. */
async function quietly(act: () => unknown): Promise<void> {
  try {
    await act()
  } catch {
    // It is unknown what the wallet meant: the event is ignored.
  }
}

function isChainId(told: unknown): boolean {
  const isWord = typeof told === 'string' || typeof told === 'number'
  return isWord && Number.isSafeInteger(Number(told)) && Number(told) > 0
}
