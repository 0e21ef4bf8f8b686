import type { Account } from '../session/State'
import { Avatar } from '../ui/Avatar'
import { Initial } from '../ui/Initial'
import { Picture } from '../ui/Picture'
import * as styles from './Face.styles'

/** The account's avatar with the wallet's icon. */
export function Face({ account, size }: FaceProps) {
  const { address, avatar, connector, hasPendingTransactions } = account
  return (
    <span
      className={styles.face}
      data-pending={hasPendingTransactions || undefined}
    >
      <Avatar address={address} url={avatar} size={size} />
      {connector.icon && (
        <span className={styles.badge}>
          <Picture
            url={connector.icon}
            size={22}
            fallback={<Initial name={connector.name} />}
          />
        </span>
      )}
    </span>
  )
}

type FaceProps = {
  readonly account: Account
  /** In CSS pixels. */
  readonly size: number
}
