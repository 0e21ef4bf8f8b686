import { useMemo, useSyncExternalStore } from 'react'
import { chainView } from '../../chains/chainView'
import { ConnectDialog } from '../../connect/ConnectDialog'
import { dialogMessages } from '../../messages/dialogs'
import { thisDevice } from '../../platform/device'
import { attemptOf } from '../../session/attemptOf'
import type { OnDemand } from '../../ui/onDemand'
import { groupWallets } from '../../wallets/groupWallets'
import { isReachedByCode } from '../../wallets/isReachedByCode'
import type { ListedWallet } from '../../wallets/Wallet'
import type { ViewProps } from '../Dock'
import type { WalletList } from '../wallet/walletList'
import { usePreparedCode } from './usePreparedCode'
import { usePreparedSdks } from './usePreparedSdks'

/** The connect dialog's view, with the wallets of this visitor. */
export function ConnectView({ dock, state, layout }: ViewProps) {
  const wallets = arrived(dock.wallets)
  const listed = useSyncExternalStore(wallets.subscribe, wallets.getListed)
  const groups = useMemo(() => groupWallets(listed), [listed])
  const prepared = usePreparedCode(
    dock,
    layout === 'mobile' && listed.some(isReachedByLink),
    attemptOf(state),
  )
  const prepareNear = usePreparedSdks(dock, listed)
  if (state.dialog?.name !== 'connect') return null
  const { appName, chains, learnMoreUrl } = dock.settings
  return (
    <ConnectDialog
      flow={state.dialog.flow}
      layout={layout}
      groups={groups}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      device={thisDevice()}
      appName={appName}
      chain={chainView(chains, chains[0].id)}
      learnMoreUrl={learnMoreUrl}
      prepared={prepared}
      onNear={prepareNear}
      send={dock.session.send}
    />
  )
}

/** This view is fetched together with the list, and never without. */
function arrived(wallets: OnDemand<WalletList>): WalletList {
  const list = wallets.get()
  if (list) return list
  throw new Error('No wallets.')
}

/** Has an app that a link opens, and is not here already. */
function isReachedByLink(wallet: ListedWallet) {
  return isReachedByCode(wallet) && wallet.toMobileUri
}
