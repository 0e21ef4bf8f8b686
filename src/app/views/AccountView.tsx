import { type ComponentType, type ReactNode, useEffect } from 'react'
import { AccountDialog } from '../../account/AccountDialog'
import { chainView } from '../../chains/chainView'
import { dialogMessages } from '../../messages/dialogs'
import type { Dock, ViewProps } from '../Dock'

/** The account dialog's view; with the recent transactions where the host wants them, which then come along. */
export async function prepareAccountView(
  dock: Dock,
): Promise<ComponentType<ViewProps>> {
  if (!dock.settings.showRecentTransactions) return AccountView
  const [{ RecentView }, store] = await Promise.all([
    import('./RecentView'),
    dock.loadEngine().then((engine) => engine.transactions()),
  ])
  return (props) => (
    <AccountView {...props}>
      <RecentView {...props} store={store} />
    </AccountView>
  )
}

/** What the session knows of the account. */
function AccountView({ children, dock, layout, state }: AccountViewProps) {
  useEffect(() => dock.showBalance(), [dock])
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  return (
    <AccountDialog
      account={account}
      chain={chainView(dock.settings.chains, account.chainId)}
      layout={layout}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      send={dock.session.send}
    >
      {children}
    </AccountDialog>
  )
}

type AccountViewProps = ViewProps & { readonly children?: ReactNode }
