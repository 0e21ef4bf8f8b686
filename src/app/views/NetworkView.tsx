import { chainView } from '../../data/chains/chainView'
import { NetworkDialog } from '../../views/network/NetworkDialog'
import { stepFrom } from '../../wallet/session/selectors'
import type { ViewProps } from '../Dock'
import { DialogProvider } from './DialogProvider'

export function NetworkView(props: ViewProps) {
  const { dock, state } = props
  const { chains } = dock.settings
  const { account } = state.connection
  const currentId = account?.chainId ?? state.chosenChain
  if (!currentId) return null
  return (
    <DialogProvider {...props}>
      <NetworkDialog
        chains={chains.map(({ id }) => chainView(chains, id))}
        currentId={currentId}
        isChoice={!account}
        switchingTo={state.switchingTo}
        hasOneChain={account?.connector.hasOneChain}
        unsupported={chainView(chains, currentId).unsupported}
        onBack={
          stepFrom(state) &&
          (() => dock.session.send({ type: 'OPEN', dialog: 'account' }))
        }
      />
    </DialogProvider>
  )
}
