import { useState } from 'react'
import { chainView } from '../../data/chains/chainView'
import { pageStorage } from '../../platform/storage/storage'
import { isMany } from '../../ui/list/LongList'
import { NetworkDialog } from '../../views/network/NetworkDialog'
import type { Account } from '../../wallet/session/State'
import { stepFrom } from '../../wallet/session/selectors'
import type { ViewProps } from '../Dock'
import { recentChains, recentFirst } from '../wallet/recentIds'
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
  // The order is set when the list opens, so that rows do not move while the visitor taps.
  const [recent] = useState(() => recentChains.save(pageStorage, chainId))
  const ordered = isMany(chains) ? recentFirst(chains, recent) : chains
  return (
    <DialogProvider {...view}>
      <NetworkDialog
        chains={ordered.map(({ id }) => chainView(chains, id))}
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
