import type { ReactNode } from 'react'
import type { Wallet } from '../../data/wallets/Wallet'
import { Picture } from '../../ui/Picture'
import * as styles from './WalletLabel.styles'

/** Label of a button for one wallet: the wallet's icon and a text. The icon's space is reserved before it loads. */
export function WalletLabel(props: {
  readonly wallet: Pick<Wallet, 'name' | 'iconUrl' | 'iconBackground'>
  readonly children: ReactNode
}) {
  const { wallet, children } = props
  const [initial] = wallet.name
  return (
    <span className={styles.label}>
      <Picture
        url={wallet.iconUrl}
        background={wallet.iconBackground}
        size={24}
        fallback={
          <span className={styles.initial} aria-hidden="true" translate="no">
            {initial}
          </span>
        }
      />
      <span className={styles.words}>{children}</span>
    </span>
  )
}
