import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'
import { read } from '../../../errors/read'
import { isCount } from '../../../platform/shapes'
import { pageStorage } from '../../../platform/storage/storage'
import { storedWallets } from '../../../platform/storage/storedWallets'
import type { EngineContext } from '../EngineContext'

const added = new WeakSet<Connector>()

/** Returns whether we have added this connector. The wagmi config of the next page starts without it. */
export function isAdded(connector: Connector): boolean {
  return added.has(connector)
}

export function addConnector(
  { _internal: { connectors } }: Config,
  create: CreateConnectorFn,
): Connector {
  const connector = connectors.setup(create)
  added.add(connector)
  connectors.setState((all) => [...all, connector])
  return connector
}

export function removeConnector(
  { _internal: { connectors } }: Config,
  connector: Connector,
): void {
  connectors.setState((all) => all.filter((each) => each !== connector))
}

/** The emitters of connectors that the visitor has chosen on this page. */
const chosen = new WeakSet<object>()

/**
 * Protects the page from faulty wallets: methods that throw, and events with invalid data. Also ignores unsolicited
 * connect events. A wallet emits `connect` when its network is available, and wagmi treats that as consent. It would
 * then replace the active wallet, or undo the visitor's disconnect. Only a wallet that the visitor has chosen, here or
 * on an earlier page, may connect on its own.
 * @see EIP-1193
 */
export function hardenConnector(
  context: Pick<EngineContext, 'config' | 'welcome'>,
  create: CreateConnectorFn,
): CreateConnectorFn {
  return (config) => {
    const { emitter } = config
    const isConnected = () => context.config.state.connections.has(emitter.uid)

    const filtered: typeof emitter = Object.create(emitter)
    filtered.emit = (event, ...data) => {
      if (event !== 'connect') return emitter.emit(event, ...data)
      // wagmi treats a change of accounts as a new connection while its connect listener is registered.
      if (isConnected()) return emitter.emit('change', Object(data[0]))
      if (context.config.state.current) return context.welcome(emitter.uid)
      emitter.emit(event, ...data)
      // wagmi intends to remove this listener once the wallet is connected, but removes a different one.
      if (isConnected())
        emitter.off('connect', context.config._internal.events.connect)
    }
    const connector = create({ ...config, emitter: filtered })
    /** Whether an unsolicited connect event counts: the wallet has disconnected itself, or has reported accounts. */
    let acceptsConnect = false
    const isKnown = () =>
      chosen.has(emitter) || storedWallets(pageStorage).includes(connector.id)
    return {
      ...connector,
      setup() {
        return quietly(() => connector.setup?.call(this))
      },
      disconnect() {
        acceptsConnect = false
        markDisconnected(context.config, connector)
        return connector.disconnect.call(this)
      },
      onAccountsChanged(accounts) {
        return quietly(async () => {
          // `rereadWallets` reads the accounts after an event that is not a list.
          if (!Array.isArray(accounts)) return
          const mayConnect = async () =>
            isKnown() &&
            !(await isMarkedDisconnected(context.config, connector))
          if (!isConnected() && !(await mayConnect())) return
          acceptsConnect = true
          if (accounts.length === 0) await connector.onDisconnect.call(this)
          else await connector.onAccountsChanged.call(this, accounts)
        })
      },
      onConnect(data) {
        return quietly(() => {
          // wagmi would connect the wallet even without a valid chain id.
          if (acceptsConnect && isChainId(read(data, 'chainId')))
            return connector.onConnect?.call(this, data)
        })
      },
      // Wallets emit it when they lose their network, too. `rereadWallets` ends the session if the wallet has ended it.
      async onDisconnect() {},
      onChainChanged(chainId) {
        if (isChainId(chainId)) connector.onChainChanged.call(this, chainId)
      },
    }
  }
}

/** Calls a handler that wagmi does not await: setup, and the wallet's events. Never rejects. */
async function quietly(act: () => unknown): Promise<void> {
  try {
    await act()
  } catch {
    // Ignore an event that the connector cannot handle.
  }
}

function isChainId(value: unknown): boolean {
  const isWord = typeof value === 'string' || typeof value === 'number'
  return isWord && isCount(Number(value))
}

/** Returns whether a connection has an account and a valid chain id. wagmi does not check what wallets return. */
export function isUsable(address: string | undefined, chainId: number) {
  return Boolean(address) && isCount(chainId)
}

type ConnectorId = Pick<Connector, 'id'>

/** wagmi's key, set if the visitor has disconnected a wallet. Many wallets still grant access then. */
const keyOf = ({ id }: ConnectorId) => `${id}.disconnected`

/** Returns whether the visitor has disconnected this wallet and has not chosen it again. */
async function isMarkedDisconnected(
  { storage }: Config,
  connector: ConnectorId,
): Promise<boolean> {
  return Boolean(await storage?.getItem(keyOf(connector)))
}

/** Marks a wallet as disconnected by the visitor, before the wallet has answered. */
function markDisconnected({ storage }: Config, connector: ConnectorId) {
  storage?.setItem(keyOf(connector), true)
}

/**
 * Records that the visitor has chosen a wallet, so that it may connect later. Removes the mark of an earlier disconnect.
 * @returns Function that restores the mark, if there was one.
 */
export async function markChosen(
  config: Config,
  connector: Connector,
): Promise<() => void> {
  chosen.add(connector.emitter)
  const wasMarked = await isMarkedDisconnected(config, connector)
  await config.storage?.removeItem(keyOf(connector))
  return () => {
    if (wasMarked) markDisconnected(config, connector)
  }
}
