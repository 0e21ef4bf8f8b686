import { useMemo, useSyncExternalStore } from 'react'
import { chainView } from '../../data/chains/chainView'
import { dialogMessages } from '../../data/messages/dialogs'
import { groupWallets } from '../../data/wallets/groupWallets'
import { isReachedByCode } from '../../data/wallets/transports'
import { withLocalName } from '../../data/wallets/unnamedWallet'
import { thisDevice } from '../../platform/device/device'
import { ConnectDialog } from '../../views/connect/ConnectDialog'
import { attemptOf } from '../../wallet/session/selectors'
import type { ConnectViewProps, Gate } from '../Dock'
import { DialogProvider } from './DialogProvider'
import { usePreparedCode } from './usePreparedCode'
import { usePreparedSdks } from './usePreparedSdks'

/** The view of the connect dialog, with the wallets for this visitor. */
export function ConnectView({ only, ...props }: ConnectViewProps) {
  const { dock, state } = props
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
  const { connect } = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = connect
  const groups = useMemo(
    () => groupWallets(listed.map((it) => withLocalName(it, browserWallet))),
    [listed, browserWallet],
  )
  const prepared = usePreparedCode(
    dock,
    // On phones, a link can open the app of a wallet that is not part of this browser.
    thisDevice().mobile &&
      listed.some((it) => isReachedByCode(it) && it.toMobileUri),
    attemptOf(state),
  )
  const prepareNear = usePreparedSdks(dock, listed)
  if (state.dialog?.name !== 'connect') return null
  const { chains, initialChain } = dock.settings
  const { flow } = state.dialog
  const switchingTo =
    flow.attempt?.type === 'asking' ? flow.attempt.switchingTo : undefined
  const { send } = dock.session
  return (
    <DialogProvider
      {...props}
      chain={chainView(chains, switchingTo ?? initialChain ?? chains[0].id)}
      lockedBy={lockedBy}
      // A prepared code would let a tap open the wallet's app although wallets are locked.
      prepared={lockedBy ? undefined : prepared}
      onNear={prepareNear}
      send={(event) => {
        if (event.type === 'CHOOSE' && gate.lockedBy()) gate.refuse()
        else send(event)
      }}
    >
      <ConnectDialog
        flow={flow}
        groups={groups}
        more={dock.parts.map(
          ({ slots: { belowWallets: Below } = {} }, at) =>
            Below && (
              <Below
                // biome-ignore lint/suspicious/noArrayIndexKey: parts are never removed
                key={at}
                dock={dock}
                only={only}
                onLocked={gate.refuse}
              />
            ),
        )}
      />
    </DialogProvider>
  )
}

/** Used if no feature decides which wallets may be chosen. */
const noGate: Gate = {
  lockedBy: () => undefined,
  subscribe: () => () => {},
  refuse() {},
}
