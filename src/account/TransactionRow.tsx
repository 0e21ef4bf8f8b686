import { memo } from 'react'
import type { DialogMessages } from '../messages/dialogs'
import type { RecentTransaction } from '../transactions/RecentTransaction'
import * as styles from './RecentTransactions.styles'

/** One transaction: its words and how it is doing, leading to the explorer's page of it. */
export const TransactionRow = memo(function TransactionRow({
  href,
  messages,
  transaction,
}: TransactionRowProps) {
  const { description, hash, status } = transaction
  const { recent } = messages.account
  return (
    <li data-testid={`wd-transaction-${hash}`}>
      <a
        className={styles.row}
        part="row"
        href={href}
        target="_blank"
        rel="noreferrer"
      >
        <span className={styles.words} title={description}>
          <bdi>{description || recent.unnamed}</bdi>
        </span>
        <span className={styles.status} data-status={status}>
          {recent.statuses[status]}
        </span>
      </a>
    </li>
  )
})

type TransactionRowProps = {
  /** Its page at the explorer, if there is one. */
  readonly href: string | undefined
  readonly messages: DialogMessages
  readonly transaction: RecentTransaction
}
