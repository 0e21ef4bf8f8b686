import { chainView } from '../../data/chains/chainView'
import { NetworkDialog } from '../../views/network/NetworkDialog'
import type { Account } from '../../wallet/session/State'
import { stepFrom } from '../../wallet/session/selectors'
import type { ViewProps } from '../Dock'
import { DialogProvider } from './DialogProvider'

/** The view of the network dialog, with the host's chains. */
export function NetworkView(props: ViewProps) {
  const { state } = props
  if (state.connection.type !== 'connected') return null
  return <Networks {...props} account={state.connection.account} />
}

function Networks({ account, ...view }: NetworksProps) {
  const { dock, state } = view
  const { chains } = dock.settings
  const { chainId, connector } = account
  return (
    <DialogProvider {...view}>
      <NetworkDialog
        chains={chains.map(({ id }) => chainView(chains, id))}
        currentId={chainId}
        switchingTo={state.switchingTo}
        hasOneChain={connector.hasOneChain}
        unsupported={chainView(chains, chainId).unsupported}
        onBack={
          stepFrom(state) &&
          (() =>
            dock.session.send({
              type: 'OPEN',
              dialog: 'account',
              by: state.trigger,
            }))
        }
      />
    </DialogProvider>
  )
}

type NetworksProps = ViewProps & { readonly account: Account }
