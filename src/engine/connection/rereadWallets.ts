import type { Connection } from '@wagmi/core'
import { onPageBack } from '../../platform/page/pageVisibility.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import { storedConnector } from '../../platform/storage/storedSession'
import { isUsable } from '../connectors/addConnector'
import { findConnector } from '../connectors/connectorFor'
import type { EngineContext } from '../EngineContext'
import { withTimeout } from '../waitForAnswer'
import { reconnectWallet, setConnection } from './createReconnect'

/** How long a wallet may take to answer a request that needs no prompt, in milliseconds. */
const limitMs = 5000

/** How long after an event the wallet is queried, in milliseconds. Wallets need some time to settle. */
const settleMs = 1000

/**
 * Reads account and chain again if events may have been lost or reordered: when the page becomes visible, and after
 * each change. Wallets answer `eth_accounts` and `eth_chainId` without prompting the visitor.
 */
export function rereadWallets(context: EngineContext): {
  /** Must be called when the visitor disconnects, because unlocked wallets must not be reconnected then. */
  end(): void
} {
  const { config, settings } = context
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function rereadAll() {
    // A WalletConnect client runs in this page, so it has not missed any event.
    for (const connection of config.state.connections.values())
      if (connection.connector.type !== 'walletConnect')
        reread(connection).catch(() => {
          // Without an answer, keep the known account.
        })
  }

  async function reread(connection: Connection) {
    const { accounts, chainId, connector } = connection
    const answer = Promise.all([
      connector.getAccounts(),
      connector.getChainId(),
    ])
    const [nowAccounts, nowChainId] = await withTimeout(answer, limitMs)
    // An event that has arrived meanwhile may be newer than the answer.
    if (config.state.connections.get(connector.uid) !== connection) return
    const [first, ...others] = nowAccounts
    if (!first) return connector.onAccountsChanged([])
    const isSame = `${nowAccounts}` === `${accounts}` && nowChainId === chainId
    if (!isSame && isUsable(first, nowChainId))
      connector.emitter.emit('change', {
        accounts: [first, ...others],
        chainId: nowChainId,
      })
  }

  /** Reconnects the session's wallet if it has been unlocked. */
  async function reconnect() {
    const isOver = () =>
      config.state.current !== null ||
      config.state.status !== 'disconnected' ||
      isLeft
    const id = storedConnector(pageStorage)
    if (isOver() || settings.wagmi || id === undefined) return
    const connector = findConnector(context, id)
    if (connector?.type !== 'injected') return
    const connection = await reconnectWallet(connector)
    if (connection && !isOver()) setConnection(config, connection)
  }

  function reviewAll() {
    rereadAll()
    reconnect().catch(() => {
      // The visitor has not requested this. The session stays stored.
    })
  }

  onPageBack(reviewAll, context.ended)
  const stop = config.subscribe(
    ({ connections }) => connections,
    (now, before) => {
      if (now.size > before.size) isLeft = false
      const hasChanged = [...before].some(
        ([uid, connection]) => now.get(uid) !== connection,
      )
      if (!hasChanged) return
      clearTimeout(timer)
      timer = setTimeout(reviewAll, settleMs)
    },
  )
  context.ended?.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
  return {
    end() {
      isLeft = true
    },
  }
}
