import { WalletFailedError } from '../../errors/WalletFailedError'
import { pageStorage } from '../../platform/storage/storage'
import { removeSession } from '../../platform/storage/storedSession'
import type { Session } from '../../wallet/session/createSession'
import type { DialogName, State, Trigger } from '../../wallet/session/State'
import {
  accountIn,
  accountsIn,
  mayOpen,
  statusOf,
} from '../../wallet/session/selectors'
import { until } from './until'

/** The functions of the visitor's wallet that hosts can call. */
export type WalletActions = {
  /**
   * Opens a dialog if it may open now. @default the dialog that fits the state: account, network or connect
   * @param options.wallet opens the connect dialog at this wallet, and connects it as if the visitor had chosen it. The
   * wallet's id in your list, such as `'rainbow'`, or the rdns that an extension announces
   * @throws ConfigurationError if the list does not contain the wallet. The message lists all ids
   */
  open(
    dialog?: DialogName,
    options?: { readonly wallet?: string | undefined },
  ): Promise<void>
  /** Closes the open dialog. Abandons a pending connection attempt. */
  close(): void
  /**
   * Requests the wallet to switch its chain. Without a wallet, chooses the chain that the next one connects on, if the
   * page offers this choice.
   * @throws WalletFailedError if the wallet fails, the visitor declines, the request times out, or the chain is not
   * configured
   */
  switchChain(chainId: number): Promise<void>
  /** Disconnects all wallets. */
  disconnect(): Promise<void>
  /**
   * Makes another of the connected wallets the active one.
   * @param wallet the address of its account, or the id of its connector, as in `accounts`
   * @throws Error if this wallet is not connected
   */
  setActive(wallet: string): Promise<void>
}

const connectorIds = (state: State) =>
  accountsIn(state).map(({ connector }) => connector.id)

export function walletActions(
  session: Session,
  chainIds: readonly number[],
  dock: () => ButtonLoader,
): WalletActions {
  /** Returns the dialog that `open` shows by default. `undefined` if a dialog is open already. */
  function fittingDialog(): DialogName | undefined {
    const state = session.getState()
    if (state.dialog) return undefined
    const account = accountIn(state)
    const isLost = account && !chainIds.includes(account.chainId)
    const names = [isLost ? 'network' : 'account', 'connect'] as const
    return names.find((name) => mayOpen(state)[name])
  }

  return {
    async open(dialog, { wallet } = {}) {
      if (dialog === 'connect' && wallet !== undefined)
        return openWallet(dock(), wallet)
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
      // If this was called in a listener, the session handles the event only after the listener has returned.
      await Promise.resolve()
      const { switches } = session.getState()
      await until(session, () => {
        const state = session.getState()
        return state.switchingTo !== chainId || state.switches !== switches
      })
      const { chosenChain, connection, notice, switchingTo } =
        session.getState()
      if (notice?.type === 'switch-failed' && notice.chainId === chainId)
        throw new WalletFailedError(notice.failure)
      const isThere = connection.type === 'connected' || chosenChain === chainId
      // The wallet has disconnected, or another switch has started.
      if (!isThere || switchingTo)
        throw new WalletFailedError({ class: 'unknown' })
    },
    disconnect() {
      // Also remove a stored session that this page could not restore.
      removeSession(pageStorage)
      const connectedIds = connectorIds(session.getState())
      session.send({ type: 'DISCONNECT' })
      return until(session, () => {
        const state = session.getState()
        const ids = connectorIds(state)
        // Another wallet may connect while these are disconnecting.
        const isOtherWallet = ids.length > 0 && connectedIds.length > 0
        return isOtherWallet
          ? !ids.some((id) => connectedIds.includes(id))
          : statusOf(state) === 'disconnected'
      })
    },
    async setActive(wallet) {
      const { setActive } = await import(
        /* webpackChunkName: 'accountDialog' */ './setActive'
      )
      return setActive(session, wallet)
    },
  }
}

/**
 * Opens the connect dialog at one wallet, and connects it as if the visitor had chosen it. If that code fails to load,
 * opens the list of all wallets.
 * @param by the button that opens the dialog. Missing if the page opens it
 * @throws ConfigurationError if the list does not contain the wallet
 */
export async function openWallet(
  { button, session }: ButtonLoader,
  wallet: string,
  by?: Trigger,
): Promise<void> {
  // Ignore the error, because the list of all wallets has this wallet, too.
  const slots = await button.load().catch(() => undefined)
  const walletButton = slots?.button?.({ wallet }, by)
  if (walletButton) walletButton.onOpen('connect')
  else session.send({ type: 'OPEN', dialog: 'connect', by })
}

/** Loads what a button for one wallet does. @see Slots */
type ButtonLoader = {
  readonly session: Session
  readonly button: {
    load(): Promise<{
      button?(
        props: { readonly wallet: string },
        by?: Trigger,
      ): { onOpen(dialog: DialogName): void } | undefined
    }>
  }
}
