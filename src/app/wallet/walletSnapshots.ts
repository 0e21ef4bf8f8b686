import { reportInternalError } from '../../errors/reportInternalError'
import { onDemand } from '../../ui/onDemand'
import type { Session } from '../../wallet/session/createSession'
import type { Balance } from '../../wallet/session/State'
import { accountIn, statusOf } from '../../wallet/session/selectors'
import type { Settings } from '../checkConfig'
import type { LiveLanguage } from '../language'
import type { WalletActions } from './walletActions'
import { type WalletSnapshot, walletState } from './walletState'

/** Creates the function that returns the wallet for hosts. It returns the same object until the wallet changes. */
export function walletSnapshots(
  session: Session,
  settings: Settings,
  actions: WalletActions,
  language: LiveLanguage,
): () => WalletSnapshot {
  // Loaded with the wallet list, when a wallet is connected. Waits for the language, because amounts in a wrong number format can be misread.
  const amounts = onDemand(async () => {
    const [{ formatBalance }] = await Promise.all([
      import(
        /* webpackChunkName: 'walletList' */ '../../ui/text/formatBalance'
      ),
      language.load(),
    ])
    return formatBalance
  })
  let snapshotParts: readonly unknown[] = []
  let snapshot: WalletSnapshot | undefined

  session.subscribe(() => {
    const { balance } = accountIn(session.getState()) ?? {}
    // If loading fails, the next change tries again.
    if (balance && !amounts.get())
      amounts.load().then(readAnew, reportInternalError)
  })
  language.subscribe(readAnew)

  function readAnew() {
    snapshotParts = []
    session.notify()
  }

  return () => {
    const state = session.getState()
    const { chosenChain, connection, dialog, others } = state
    const status = statusOf(state)
    const parts = [connection, others, status, dialog?.name, chosenChain]
    if (snapshot && parts.every((value, at) => value === snapshotParts[at]))
      return snapshot
    snapshotParts = parts
    const { locale } = language.get()?.button ?? {}
    const write = (balance: Balance) => amounts.get()?.(balance, locale)
    snapshot = { ...walletState(state, settings, write), ...actions }
    return snapshot
  }
}
