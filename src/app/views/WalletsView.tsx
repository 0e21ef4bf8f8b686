import { ConnectedWallets } from '../../account/ConnectedWallets'
import { walletsIn } from '../../messages/wallets'
import type { Opener, Told } from '../../session/State'
import type { ViewProps } from '../Dock'

/** The connected wallets, with the active one marked. */
export function WalletsView(props: WalletsViewProps) {
  const { account, dock, opener, others } = props
  const { session } = dock
  return (
    <ConnectedWallets
      active={account}
      others={others}
      words={walletsIn(dock.language.get()?.button.locale ?? 'en')}
      send={session.send}
      onAnother={() =>
        session.send({ type: 'OPEN', dialog: 'connect', by: opener })
      }
    />
  )
}

type WalletsViewProps = Pick<ViewProps, 'dock'> & {
  readonly account: Told
  readonly others: readonly Told[]
  readonly opener: Opener | undefined
}
