import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { chainView } from '../../chains/chainView'
import { ConnectDialog } from '../../connect/ConnectDialog'
import type {
  GuardedProps,
  ShownAccount,
  TellConnected,
} from '../../connect/ConnectDialogProps'
import { dialogMessages } from '../../messages/dialogs'
import { thisDevice } from '../../platform/device'
import { attemptOf } from '../../session/dialog/attemptOf'
import { steady } from '../../theme/motion'
import { groupWallets } from '../../wallets/groupWallets'
import { isReachedByCode } from '../../wallets/isReachedByCode'
import { withLocalName } from '../../wallets/unnamedWallet'
import type { Dock, ViewProps } from '../Dock'
import { usePreparedCode } from './usePreparedCode'
import { usePreparedSdks } from './usePreparedSdks'

/** The view of the connect dialog, with the wallets for this visitor. */
export function ConnectView({ dock, state, layout }: ViewProps) {
  const wallets = dock.wallets.get()
  // The list is loaded together with this view.
  if (!wallets) throw new Error('No wallets.')
  const listed = useSyncExternalStore(wallets.subscribe, wallets.getListed)
  const messages = dock.language.get()?.dialogs ?? dialogMessages
  const { browserWallet } = messages.connect
  const groups = useMemo(
    () => groupWallets(listed.map((it) => withLocalName(it, browserWallet))),
    [listed, browserWallet],
  )
  const device = thisDevice()
  const prepared = usePreparedCode(
    dock,
    // A wallet that is not installed here has an app that a link can open.
    device.mobile && listed.some((it) => isReachedByCode(it) && it.toMobileUri),
    attemptOf(state),
  )
  const { connection } = state
  const whenDone = useCallback(
    (tell: TellConnected) =>
      dock.session.subscribe(() => {
        const { connection: now, dialog } = dock.session.getState()
        if (!dialog && now.type === 'connected' && now !== connection)
          tell(now.account, (named) => tellName(dock, named))
      }),
    [dock, connection],
  )
  const prepareNear = usePreparedSdks(dock, listed)
  if (state.dialog?.name !== 'connect') return null
  const { appName, chains, initialChain, learnMoreUrl } = dock.settings
  const { flow } = state.dialog
  const switchingTo =
    flow.attempt?.type === 'asking' ? flow.attempt.switchingTo : undefined
  const draw: GuardedProps['draw'] = (guarded) => (
    <ConnectDialog
      flow={flow}
      layout={layout}
      groups={groups}
      messages={messages}
      more={wallets.more}
      device={device}
      appName={appName}
      chain={chainView(chains, switchingTo ?? initialChain ?? chains[0].id)}
      learnMoreUrl={learnMoreUrl}
      prepared={prepared}
      onNear={prepareNear}
      whenDone={whenDone}
      send={dock.session.send}
      {...guarded}
    />
  )
  const words = dock.language.get()?.choice
  return wallets.guard ? wallets.guard({ draw, prepared, words }) : draw()
}

/** Calls back if the account's name arrives before the visitor has read the address. */
function tellName(
  { session }: Dock,
  tell: (account: ShownAccount) => void,
): void {
  const stop = session.subscribe(() => {
    const { account } = session.getState().connection
    if (!account?.name) return
    stop()
    tell(account)
  })
  setTimeout(stop, steady)
}
