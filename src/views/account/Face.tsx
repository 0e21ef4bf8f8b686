import { Avatar } from '../../ui/Avatar'
import { Mark } from '../../ui/Mark'
import type { Account } from '../../wallet/session/State'
import * as styles from './Face.styles'

/** Diameters in CSS pixels. */
const size = 80
const markSize = 24

/** The account's avatar with the wallet's icon. */
export function Face({ account }: FaceProps) {
  const { address, avatar, connector, hasPendingTransactions } = account
  return (
    <span
      className={styles.face}
      data-pending={hasPendingTransactions || undefined}
    >
      <Avatar address={address} url={avatar} size={size} />
      {connector.icon && (
        <span className={styles.badge}>
          <Mark {...connector} size={markSize} round />
        </span>
      )}
    </span>
  )
}

type FaceProps = { readonly account: Account }
