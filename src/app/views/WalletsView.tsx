import { ConnectedWallets } from '../../account/ConnectedWallets'
import { walletsIn } from '../../messages/wallets'
import type { Account } from '../../session/State'
import type { ViewProps } from '../Dock'

/** The wallets that are connected beside each other, and the active one among them. */
export function WalletsView({ account, dock, state }: WalletsViewProps) {
  const { session } = dock
  return (
    <ConnectedWallets
      active={account}
      others={state.others ?? []}
      words={walletsIn(dock.language.get()?.button.locale ?? 'en')}
      send={session.send}
      onAnother={() =>
        session.send({ type: 'OPEN', dialog: 'connect', by: state.opener })
      }
    />
  )
}

type WalletsViewProps = ViewProps & { readonly account: Account }
