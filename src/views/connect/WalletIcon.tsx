import type { ListedWallet } from '../../data/wallets/Wallet'
import * as mark from '../../ui/Mark.styles'
import { Picture } from '../../ui/Picture'
import { useOnDemand } from '../../ui/useOnDemand'
import * as styles from './WalletIcon.styles'

/** A wallet's icon on the wallet's background colour. If there is no icon, shows the wallet's initial. */
export function WalletIcon({ wallet, size }: WalletIconProps) {
  const [initial] = wallet.name
  const { value: icon } = useOnDemand(wallet.mark)
  return (
    <span className={mark.mark}>
      <Picture
        url={wallet.iconUrl || icon}
        background={wallet.iconBackground}
        size={size}
        fallback={
          <span
            className={styles.initial}
            style={{ fontSize: size / 2 }}
            aria-hidden="true"
            translate="no"
          >
            {initial}
          </span>
        }
      />
    </span>
  )
}

type WalletIconProps = {
  readonly wallet: ListedWallet
  /** In CSS pixels. */
  readonly size: number
}
