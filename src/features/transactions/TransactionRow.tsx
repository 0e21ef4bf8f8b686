import type {
  RecentTransaction,
  TransactionStatus,
} from '../../data/transactions/RecentTransaction'
import { Icon, type IconName } from '../../ui/Icon'
import { Spinner } from '../../ui/Spinner'
import * as section from '../../views/account/AccountSection.styles'
import { useDialog } from '../../views/DialogContext'
import * as styles from './RecentTransactions.styles'

const marks: Readonly<Record<Exclude<TransactionStatus, 'pending'>, IconName>> =
  {
    confirmed: 'check',
    failed: 'close',
    replaced: 'retry',
  }

/** A transaction that links to its page in the block explorer. */
export function TransactionRow(props: TransactionRowProps) {
  const { href, time } = props
  const { description, hash, status } = props.transaction
  const { recent } = useDialog().messages.account
  return (
    <li data-testid={`wd-transaction-${hash}`}>
      <a
        className={styles.row}
        part="row"
        href={href}
        target="_blank"
        rel="noreferrer"
      >
        <span className={styles.mark} data-status={status}>
          {status === 'pending' ? (
            <Spinner size={16} />
          ) : (
            <Icon name={marks[status]} size={16} />
          )}
        </span>
        <span className={section.words}>
          <span className={section.what} title={description}>
            <bdi>{description || recent.unnamed}</bdi>
          </span>
          <span className={section.detail}>
            {recent.statuses[status]}
            {time && ` · ${time}`}
          </span>
        </span>
      </a>
    </li>
  )
}

type TransactionRowProps = {
  /** URL of the transaction's page in the block explorer, if there is one. */
  readonly href: string | undefined
  /** How long ago the transaction was sent, if that is known. */
  readonly time: string | undefined
  readonly transaction: RecentTransaction
}
