import type { ListedWallet } from '../../data/wallets/Wallet'
import * as styles from './ConnectStep.styles'
import type { ConnectMessage } from './connectMessage'
import { WalletIcon } from './WalletIcon'

/** The icon of a wallet in its ring, which shows the state of the attempt. It stays where it is from step to step. */
export function RingedIcon(props: {
  readonly wallet: ListedWallet
  readonly mood: ConnectMessage['mood']
}) {
  const { mood, wallet } = props
  return (
    <span className={styles.mark} data-mood={mood} data-ring={wallet.id}>
      <WalletIcon wallet={wallet} size={60} />
    </span>
  )
}
