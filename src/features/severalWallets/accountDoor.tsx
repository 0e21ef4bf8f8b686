import type { AccountPartProps, Filling } from '../../app/Dock'
import { walletsIn } from '../../data/messages/wallets'
import { ConnectedWallets } from './ConnectedWallets'

/** Creates the feature that lists the connected wallets in the account dialog. */
export function door(): Filling<'wallets'> {
  return { slots: { wallets: WalletsView } }
}

/** The connected wallets, with the active one marked. */
function WalletsView({ account, dock, others, state }: AccountPartProps) {
  const { session } = dock
  if (!others) return null
  return (
    <ConnectedWallets
      active={account}
      others={others}
      words={walletsIn(dock.language.get()?.button.locale ?? 'en')}
      send={session.send}
      onAnother={() =>
        session.send({ type: 'OPEN', dialog: 'connect', by: state.opener })
      }
    />
  )
}
