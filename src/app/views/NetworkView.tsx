import { chainView } from '../../chains/chainView'
import { dialogMessages } from '../../messages/dialogs'
import { NetworkDialog } from '../../network/NetworkDialog'
import type { ViewProps } from '../Dock'

/** The network dialog's view, with the host's chains. */
export function NetworkView({ dock, state, layout }: ViewProps) {
  if (state.connection.type !== 'connected') return null
  const { chains } = dock.settings
  const { chainId, connector } = state.connection.account
  return (
    <NetworkDialog
      chains={chains.map(({ id }) => chainView(chains, id))}
      currentId={chainId}
      switchingTo={state.switchingTo}
      hasOneChain={connector.hasOneChain}
      unsupported={chainView(chains, chainId).unsupported}
      layout={layout}
      messages={dock.language.get()?.dialogs ?? dialogMessages}
      send={dock.session.send}
    />
  )
}
