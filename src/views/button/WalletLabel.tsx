import type { ReactNode } from 'react'
import type { Wallet } from '../../data/wallets/Wallet'
import { Initial, Picture } from '../../ui/Picture'
import * as styles from './WalletLabel.styles'

/** Label of a button for one wallet: the wallet's icon and a text. The icon's space is reserved before it loads. */
export function WalletLabel(props: {
  readonly wallet: Pick<Wallet, 'name' | 'iconUrl' | 'iconBackground'>
  readonly children: ReactNode
}) {
  const { wallet, children } = props
  return (
    <span className={styles.label}>
      <Picture
        url={wallet.iconUrl}
        background={wallet.iconBackground}
        size={24}
        fallback={<Initial name={wallet.name} />}
      />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
