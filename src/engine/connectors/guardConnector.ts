import type { CreateConnectorFn } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'
import { isLeft, markLeft } from './leftWallet'

/**
 * Wallets are not trusted: a provider whose methods throw, or whose events make no sense, must not break the page. A
 * wallet that nobody has asked does not connect because its network is there, which wagmi takes for a yes. It does not
 * take the place of another wallet, and it does not undo a disconnect of the visitor.
 * @see EIP-1193
 */
export function guardConnector(
  context: Pick<EngineContext, 'config' | 'several'>,
  create: CreateConnectorFn,
): CreateConnectorFn {
  return (config) => {
    const { emitter } = config
    const isConnected = () => context.config.state.connections.has(emitter.uid)

    const heard: typeof emitter = Object.create(emitter)
    heard.emit = (event, ...told) => {
      if (event !== 'connect') return emitter.emit(event, ...told)
      // wagmi takes a change of accounts for a connection while its listener for connections is there.
      if (isConnected()) return emitter.emit('change', Object(told[0]))
      if (context.config.state.current)
        return context.several?.welcome(emitter.uid)
      emitter.emit(event, ...told)
      // wagmi means to remove that listener once the wallet is connected, but removes another one.
      if (isConnected())
        emitter.off('connect', context.config._internal.events.connect)
    }
    const connector = create({ ...config, emitter: heard })
    /** Whether it may connect by itself: it has left by itself, or says that its owner lets the page in. */
    let mayCome = false
    return {
      ...connector,
      setup() {
        return quietly(() => connector.setup?.call(this))
      },
      disconnect() {
        mayCome = false
        markLeft(context.config, connector)
        return connector.disconnect.call(this)
      },
      onAccountsChanged(accounts) {
        return quietly(async () => {
          if (!isConnected() && (await isLeft(context.config, connector)))
            return
          mayCome = true
          await connector.onAccountsChanged.call(this, accounts)
        })
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
