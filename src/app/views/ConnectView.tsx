import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { groupWallets } from '../../data/wallets/groupWallets'
import { isReachedByCode } from '../../data/wallets/isReachedByCode'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { thisDevice } from '../../platform/device/device'
import { steady } from '../../ui/theme/motion'
import { ConnectDialog } from '../../views/connect/ConnectDialog'
import type {
  ShowConnected,
  ShownAccount,
} from '../../views/connect/ConnectDialogProps'
import { attemptOf } from '../../wallet/session/selectors'
import type { ConnectViewProps, Dock, Gate } from '../Dock'
import { usePreparedCode } from './usePreparedCode'
import { usePreparedSdks } from './usePreparedSdks'

/** The view of the connect dialog, with the wallets for this visitor. */
export function ConnectView({ dock, state, layout, only }: ConnectViewProps) {
  const wallets = dock.wallets.get()
  // The list is loaded together with this view.
  if (!wallets) throw new Error('No wallets.')
  const all = useSyncExternalStore(wallets.subscribe, wallets.getListed)
  const listed = useMemo(
    () => (only ? all.filter(({ id }) => id === only) : all),
    [all, only],
  )
  const gate = dock.parts.find((part) => part.gate)?.gate ?? noGate
  const lockedBy = useSyncExternalStore(gate.subscribe, gate.lockedBy)
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const groups = useMemo(
    () => groupWallets(listed.map((it) => withLocalName(it, browserWallet))),
    [listed, browserWallet],
  )
  const device = thisDevice()
  const prepared = usePreparedCode(
    dock,
    // On phones, a link can open the app of a wallet that is not part of this browser.
    device.mobile && listed.some((it) => isReachedByCode(it) && it.toMobileUri),
    attemptOf(state),
  )
  const { connection } = state
  const whenDone = useCallback(
    (report: ShowConnected) =>
      dock.session.subscribe(() => {
        const { connection: now, dialog } = dock.session.getState()
        if (!dialog && now.type === 'connected' && now !== connection)
          report(now.account, (named) => reportName(dock, named))
      }),
    [dock, connection],
  )
  const prepareNear = usePreparedSdks(dock, listed)
  if (state.dialog?.name !== 'connect') return null
  const { appName, chains, initialChain, learnMoreUrl } = dock.settings
  const { flow } = state.dialog
  const switchingTo =
    flow.attempt?.type === 'asking' ? flow.attempt.switchingTo : undefined
  const { send } = dock.session
  return (
    <ConnectDialog
      flow={flow}
      layout={layout}
      groups={groups}
      messages={messages}
      more={() =>
        dock.parts.map(
          ({ slots: { belowWallets: Below } = {} }, at) =>
            Below && (
              <Below
                // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
                key={at}
                {...{ dock, lockedBy, messages, only }}
                onLocked={gate.refuse}
              />
            ),
        )
      }
      lockedBy={lockedBy}
      device={device}
      appName={appName}
      chain={chainView(chains, switchingTo ?? initialChain ?? chains[0].id)}
      learnMoreUrl={learnMoreUrl}
      // A prepared code would let a tap open the wallet's app although wallets are locked.
      prepared={lockedBy ? undefined : prepared}
      onNear={prepareNear}
      whenDone={whenDone}
      send={(event) => {
        if (event.type === 'CHOOSE' && gate.lockedBy()) gate.refuse()
        else send(event)
      }}
    />
  )
}

/** Used if no feature decides which wallets may be chosen. */
const noGate: Gate = {
  lockedBy: () => undefined,
  subscribe: () => () => {},
  refuse() {},
}

/** Calls `report` if the account's name arrives before the visitor has read the address. */
function reportName(
  { session }: Dock,
  report: (account: ShownAccount) => void,
): void {
  const stop = session.subscribe(() => {
    const { account } = session.getState().connection
    if (!account?.name) return
    stop()
    report(account)
  })
  setTimeout(stop, steady)
}
