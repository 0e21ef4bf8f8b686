import { AccountDialog } from '../account/AccountDialog'
import { chainView } from '../chains/chainView'
import { dialogMessages } from '../messages/dialogs'
import type { ViewProps } from './views'

/** The account dialog's view, with what the session knows of the account. */
export function AccountView({ dock, state, layout }: ViewProps) {
  if (state.connection.type !== 'connected') return null
  const { account } = state.connection
  return (
    <AccountDialog
      account={account}
      chain={chainView(dock.settings.chains, account.chainId)}
      layout={layout}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      send={dock.session.send}
    />
  )
}
