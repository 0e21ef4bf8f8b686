import type { Failure } from '../../errors/Failure'
import { forgetSession } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import { statusOf } from '../../session/connection/statusOf'
import type { Session } from '../../session/createSession'
import { mayOpen } from '../../session/dialog/mayOpen'
import type { DialogName, State } from '../../session/State'

/** What a host can do with the visitor's wallet. */
export type WalletActions = {
  /** Opens a dialog if it may open now. @default the one that fits: account, network or connect */
  open(dialog?: DialogName): void
  /** Closes what is open; a connection attempt in it is abandoned. */
  close(): void
  /**
   * Asks the wallet to switch.
   * @throws WalletFailedError when the wallet, the visitor or the time limit says no, and for a chain that is not
   * configured
   */
  switchChain(chainId: number): Promise<void>
  /** Leaves every wallet. */
  disconnect(): Promise<void>
  /**
   * Makes another of the connected wallets the active one.
   * @param wallet the address of its account, or the id of its connector, as in `accounts`
   * @throws Error when no such wallet is connected
   */
  setActive(wallet: string): Promise<void>
}

/** The wallet did not do what the host asked for; `failure` says why, the message also what to do. */
export class WalletFailedError extends Error {
  override readonly name = 'WalletFailedError'
  constructor(
    readonly failure: Failure,
    sentence = 'The wallet did not do it.',
  ) {
    super(`${sentence} (${failure.class})`)
  }
}

/** What few hosts call, and few visitors see. */
const rareActions = () => import('./rareActions')

/** Ids of the connectors of all wallets that are connected. */
function connectorIds({ connection, others = [] }: State): readonly string[] {
  return connection.type === 'connected'
    ? [connection.account, ...others].map(({ connector }) => connector.id)
    : []
}

/** The sentences come along when there is something to tell. */
async function failed(failure: Failure): Promise<WalletFailedError> {
  // Without a sentence the failure is told all the same.
  const all = await rareActions().catch(() => undefined)
  return new WalletFailedError(failure, all?.failureSentences[failure.class])
}

/** A host's actions as events of the session. */
export function walletActions(
  session: Session,
  /** Ids of the chains that the host configured. */
  chainIds: readonly number[],
): WalletActions {
  /** Resolves as soon as the session is as asked. */
  function until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        stop()
        resolve()
      }
      const stop = session.subscribe(look)
      look()
    })
  }

  /** Returns the first dialog that may open now; none if one is open. */
  function fittingDialog(): DialogName | undefined {
    const state = session.getState()
    if (state.dialog) return undefined
    const { connection } = state
    const isLost =
      connection.type === 'connected' &&
      !chainIds.includes(connection.account.chainId)
    const names = [isLost ? 'network' : 'account', 'connect'] as const
    return names.find((name) => mayOpen(state)[name])
  }

  return {
    open(dialog) {
      const name = dialog ?? fittingDialog()
      if (name) session.send({ type: 'OPEN', dialog: name })
    },
    close: () => session.send({ type: 'CLOSE' }),
    async switchChain(chainId) {
      session.send({ type: 'SWITCH', chainId })
      if (!chainIds.includes(chainId))
        throw new WalletFailedError(
          { class: 'chain-unsupported' },
          `Chain not configured: ${chainId}.`,
        )
      // In a listener, the session takes the event after this call has returned.
      await Promise.resolve()
      const { switches } = session.getState()
      await until(() => {
        const now = session.getState()
        return now.switchingTo !== chainId || now.switches !== switches
      })
      const { connection, notice, switchingTo } = session.getState()
      if (notice?.type === 'switch-failed' && notice.chainId === chainId)
        throw await failed(notice.failure)
      // The wallet has left, or was asked for yet another chain.
      if (connection.type !== 'connected' || switchingTo)
        throw await failed({ class: 'unknown' })
    },
    disconnect() {
      // Also a session that this page has not been able to resume so far.
      forgetSession(pageStorage)
      const left = connectorIds(session.getState())
      session.send({ type: 'DISCONNECT' })
      return until(() => {
        const state = session.getState()
        const ids = connectorIds(state)
        // Another wallet may connect while those that are left take their time.
        const isOthers = ids.length > 0 && left.length > 0
        return isOthers
          ? !ids.some((id) => left.includes(id))
          : statusOf(state) === 'disconnected'
      })
    },
    setActive: (wallet) =>
      rareActions().then(({ setActive }) => setActive(session, wallet)),
  }
}
