import type { ListedWallet } from '../../data/wallets/Wallet'
import { Mark } from '../../ui/Mark'
import { useOnDemand } from '../../ui/onDemand'
import * as styles from './ConnectStep.styles'
import type { ConnectMessage } from './connectMessage'

/** The icon of a wallet in the list, which may load later. @param props.size in CSS pixels */
export function WalletIcon(props: {
  readonly wallet: ListedWallet
  readonly size: number
}) {
  const { iconBackground, iconUrl, mark, name } = props.wallet
  const { value: icon } = useOnDemand(mark)
  return (
    <Mark
      name={name}
      icon={iconUrl || icon}
      background={iconBackground}
      size={props.size}
    />
  )
}

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
