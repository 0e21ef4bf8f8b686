import type { Connection } from '@wagmi/core'
import { keptConnector } from '../../platform/keepSession'
import { onPageBack } from '../../platform/pageVisibility'
import { pageStorage } from '../../platform/storage'
import { findConnector } from '../connectors/connectorFor'
import { isUsable } from '../connectors/isUsable'
import type { EngineContext } from '../EngineContext'
import { withLimit } from '../withLimit'
import { ask, take } from './createResumption'

/** How long a wallet may take to answer what it need not ask its owner, in milliseconds. */
const limitMs = 5000

/** How long after an event the wallet is queried, in milliseconds: by then it has settled. */
const settleMs = 1000

/**
 * Reads account and chain again where events may have been missed or have arrived in the wrong order: when the page comes
 * back, and after each change. Wallets answer `eth_accounts` and `eth_chainId` without asking their owners.
 */
export function rereadWallets(context: EngineContext): {
  /** The visitor disconnects: no wallet connects again by itself. */
  end(): void
} {
  const { config, settings } = context
  let isLeft = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function rereadAll() {
    // The client of a phone's session is in this page, so that it cannot have missed anything.
    for (const connection of config.state.connections.values())
      if (connection.connector.type !== 'walletConnect')
        reread(connection).catch(() => {
          // A wallet that does not answer has said nothing about its account.
        })
  }

  async function reread(connection: Connection) {
    const { accounts, chainId, connector } = connection
    const answer = Promise.all([
      connector.getAccounts(),
      connector.getChainId(),
    ])
    const [nowAccounts, nowChainId] = await withLimit(answer, limitMs)
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

  /** Connects the wallet of the session again, if it has been unlocked. */
  async function resume() {
    const isOver = () =>
      config.state.current !== null ||
      config.state.status !== 'disconnected' ||
      isLeft
    const id = keptConnector(pageStorage)
    if (isOver() || settings.wagmiConfig || id === undefined) return
    const connector = findConnector(context, id)
    if (connector?.type !== 'injected') return
    const connection = await ask(connector)
    if (connection && !isOver()) take(config, connection)
  }

  function reviewAll() {
    rereadAll()
    resume().catch(() => {
      // The visitor did not ask for this, and the session is kept.
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
