import type { AccountPartProps, Part } from '../../app/Dock'
import { walletsMessages } from '../../data/messages/wallets'
import { ConnectedWallets } from './ConnectedWallets'
import { withSeveralWallets } from './withSeveralWallets'

/** Lets visitors connect several wallets at once, and lists them in the account dialog. */
export function createPart(): Part {
  return { reduce: withSeveralWallets, slots: { wallets: WalletsView } }
}

function WalletsView({ account, dock, others }: AccountPartProps) {
  const { session } = dock
  if (!others) return null
  return (
    <ConnectedWallets
      active={account}
      others={others}
      words={dock.language.get()?.wallets ?? walletsMessages}
      send={session.send}
      onAnother={() => session.send({ type: 'OPEN', dialog: 'connect' })}
    />
  )
}
