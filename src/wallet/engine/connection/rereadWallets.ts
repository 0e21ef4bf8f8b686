import type { Config, Connection, Connector } from '@wagmi/core'
import { onPageBack } from '../../../platform/page/pageVisibility'
import { pageStorage } from '../../../platform/storage/storage'
import { storedConnector } from '../../../platform/storage/storedSession'
import { isAdded, isUsable } from '../connectors/addConnector'
import { findConnector } from '../connectors/connectorFor'
import {
  contactWith,
  listenUntil,
  providerOf,
} from '../connectors/wrapProvider'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { withTimeout } from '../withTimeout'
import { reconnectWallet, setConnection } from './createReconnect'

/** How long a wallet may take to answer a request that needs no prompt, in milliseconds. */
const limitMs = 5000

/** How long after an event the wallet is queried, in milliseconds. Wallets need some time to settle. */
const settleMs = 1000

const signs = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** Events of an older draft, which some wallets still emit. @see EIP-1193 */
const olderSigns = ['chainIdChanged', 'close', 'networkChanged']

/** Wallets that have emitted `disconnect` or unreadable accounts, and have not returned an account since. */
const lost = new WeakSet<Connector>()

/** Lost wallets whose connector no longer listens to them. */
const deaf = new WeakSet<Connector>()

/** Longest delay after events that were followed by no change, in milliseconds. Some wallets emit them at each query. */
const idleMs = 8000

/**
 * Reads account and chain again if events may have been lost, reordered or unreadable: when the page becomes visible,
 * after each change, and after each event. Wallets answer `eth_accounts` and `eth_chainId` without prompting the
 * visitor.
 */
export function rereadWallets(context: EngineContext) {
  const { config } = context
  const { disconnect: disconnectByWagmi } = config._internal.events
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = settleMs
  /** The connectors whose events are followed, until the engine stops. */
  const followed = new WeakSet<Connector>()
  let known = accountsOf(config.state.connections)

  function schedule() {
    clearTimeout(timer)
    if (context.ended?.aborted) return
    timer = setTimeout(() => {
      delayMs = Math.min(delayMs * 2, idleMs)
      reviewAll()
    }, delayMs)
  }

  function follow(connections: Iterable<Connection>) {
    for (const { connector } of connections) {
      if (kindOf(connector).missesNoEvents) continue
      // wagmi restores only the names of some connectors of a host's own config.
      const isHosts = 'emitter' in connector && !isAdded(connector)
      // wagmi adds its listener again whenever a wallet connects.
      if (isHosts) connector.emitter.off('disconnect', disconnectByWagmi)
      if (followed.has(connector)) continue
      followed.add(connector)
      if (isHosts) holdDisconnect(context, connector, schedule)
      listen(context.ended, connector, schedule).catch(() => {
        // Without events, the wallet is read again after each change.
      })
    }
  }

  function rereadAll() {
    for (const connection of config.state.connections.values())
      if (!kindOf(connection.connector).missesNoEvents)
        reread(config, connection).catch(() => {
          // Without an answer, keep the known account.
        })
  }

  function reviewAll() {
    rereadAll()
    reconnect(context, () => isLeft).catch(() => {
      // The visitor has not requested this. The session stays stored.
    })
  }

  onPageBack(reviewAll, context.ended)
  follow(config.state.connections.values())
  const stop = config.subscribe(
    ({ connections }) => connections,
    (connections) => {
      const before = known
      known = accountsOf(connections)
      if (known.size > before.size) isLeft = false
      follow(connections.values())
      const hasChanged = [...before].some(
        ([uid, connection]) => known.get(uid) !== connection,
      )
      if (!hasChanged) return
      delayMs = settleMs
      schedule()
    },
  )
  context.ended?.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
  return {
    /** Must be called when the visitor disconnects, because unlocked wallets must not be reconnected then. */
    end() {
      isLeft = true
    },
  }
}

async function listen(
  ended: AbortSignal | undefined,
  connector: Connector,
  onSign: () => void,
): Promise<void> {
  const provider = listenUntil(ended, await providerOf(connector))
  // MetaMask emits no event of the older draft alone, and warns every page that listens to one.
  const isMetaMask = Reflect.get(provider, 'isMetaMask') === true
  // viem types each event, but the data of an event does not matter here.
  for (const sign of [...signs, ...(isMetaMask ? [] : olderSigns)])
    provider.on(sign as 'connect', (data: unknown) => {
      const isReadable = sign === 'accountsChanged' && Array.isArray(data)
      if (isReadable) lost.delete(connector)
      else if (sign === 'disconnect' || sign === 'accountsChanged')
        lost.add(connector)
      onSign()
    })
}

/**
 * Keeps the connection of a host's own connector until the wallet has been read again, because that connector ends the
 * connection at any `disconnect` event. Must replace wagmi's listener.
 */
function holdDisconnect(
  { config, ended }: EngineContext,
  connector: Connector,
  onSign: () => void,
): void {
  const { disconnect } = config._internal.events
  const { emitter, uid } = connector
  const isConnected = () => config.state.connections.has(uid)

  async function onDisconnect() {
    // The connector may hear the wallet before `listen` does.
    await Promise.resolve()
    if (!lost.has(connector)) return isConnected() && disconnect({ uid })
    deaf.add(connector)
    onSign()
  }
  emitter.on('disconnect', onDisconnect)
  ended?.addEventListener('abort', () => {
    emitter.off('disconnect', onDisconnect)
    if (isConnected()) emitter.on('disconnect', disconnect)
  })
}

/** @param isRepeated whether an earlier answer has named another account, or none */
async function reread(
  config: Config,
  connection: Connection,
  isRepeated = false,
): Promise<void> {
  const { accounts, chainId, connector } = connection
  const [nowAccounts, nowChainId] = await Promise.all([
    withTimeout(connector.getAccounts(), limitMs).catch(async (thrown) => {
      // Many wallets answer nothing while their window is open.
      const { prompts } = contactWith(await providerOf(connector))
      if (lost.has(connector) && prompts === 0) return []
      throw thrown
    }),
    // A wallet that has lost its network still knows its accounts.
    withTimeout(connector.getChainId(), limitMs).catch(() => chainId),
  ])
  // An event that has arrived meanwhile may be newer than the answer.
  if (config.state.connections.get(connector.uid) !== connection) return
  const [first, ...others] = nowAccounts
  if (first !== accounts[0] && !isRepeated) {
    // The answer would end the session or sign the visitor out, and a wallet that is starting may return anything.
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    return reread(config, connection, true)
  }
  lost.delete(connector)
  if (!first) return connector.onAccountsChanged([])
  if (deaf.has(connector)) {
    await reconnectWallet(connector)
    deaf.delete(connector)
  }
  const isSame = `${nowAccounts}` === `${accounts}` && nowChainId === chainId
  if (!isSame && isUsable(first, nowChainId))
    connector.emitter.emit('change', {
      accounts: [first, ...others],
      chainId: nowChainId,
    })
}

/** Reconnects the session's wallet if it has been unlocked. */
async function reconnect(context: EngineContext, isLeft: () => boolean) {
  const { config, settings } = context
  const isOver = () =>
    config.state.current !== null ||
    config.state.status !== 'disconnected' ||
    isLeft()
  const id = storedConnector(pageStorage)
  if (isOver() || settings.wagmi || id === undefined) return
  const connector = findConnector(context, id)
  if (!connector || !kindOf(connector).survivesLock) return
  const connection = await reconnectWallet(connector)
  if (connection && !isOver()) setConnection(config, connection)
}

/** Returns the account and chain of each wallet. wagmi changes its map in place, so the map itself proves nothing. */
function accountsOf(connections: ReadonlyMap<string, Connection>) {
  return new Map(
    [...connections].map(([uid, { accounts, chainId }]) => [
      uid,
      `${accounts} ${chainId}`,
    ]),
  )
}
