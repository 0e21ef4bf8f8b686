import { useEffect, useRef, useState } from 'react'
import type {
  RecentTransaction,
  TransactionStatus,
} from '../../data/transactions/RecentTransaction'
import { Icon, type IconName } from '../../ui/Icon'
import { List } from '../../ui/list/List'
import { LongList } from '../../ui/list/LongList'
import { Spinner } from '../../ui/Spinner'
import { joinUrl } from '../../ui/text/joinUrl'
import { relativeTime } from '../../ui/text/relativeTime'
import * as section from '../../views/account/AccountSection.styles'
import { useDialog } from '../../views/DialogContext'
import * as styles from './RecentTransactions.styles'

/** How often "2 min. ago" is updated, in milliseconds. */
const refreshMs = 30_000

/** Number of transactions that are shown at first. */
const shown = 3

export function RecentTransactions(props: RecentTransactionsProps) {
  const { explorer, list, onClear, onRestore } = props
  const { appName, messages } = useDialog()
  const { recent } = messages.account
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [cleared, setCleared] = useState<RecentTransactionsProps['list']>()
  const now = useNow()
  const clearOrUndo = () => {
    // The list is removed or restored, so focus its heading.
    heading.current?.focus()
    setCleared(cleared ? undefined : list)
    if (cleared) onRestore(cleared)
    else onClear()
  }
  return (
    <div className={section.section}>
      <div className={section.header}>
        <h2 ref={heading} tabIndex={-1} className={section.title}>
          {recent.title}
        </h2>
        {(cleared ?? list).length > 0 && (
          <button
            type="button"
            className={styles.clear}
            data-testid={cleared ? 'wd-undo-clear' : 'wd-clear-transactions'}
            onClick={clearOrUndo}
          >
            {cleared ? recent.undo : recent.clear}
          </button>
        )}
      </div>
      <p className={styles.none} role="status">
        {list.length === 0 && recent.none(appName)}
      </p>
      <LongList
        items={isOpen ? list : list.slice(0, shown)}
        textsOf={({ description, hash, status }) => [
          description || recent.unnamed,
          recent.statuses[status],
          hash,
        ]}
        label={messages.search.transactions}
        words={messages.search}
      >
        {(some) => (
          // An empty list would be announced as one.
          <List hidden={some.length === 0}>
            {some.map((each) => (
              <TransactionRow
                key={each.hash}
                explorer={explorer}
                now={now}
                transaction={each}
              />
            ))}
          </List>
        )}
      </LongList>
      {!isOpen && list.length > shown && (
        <button
          type="button"
          className={section.more}
          onClick={() => {
            heading.current?.focus()
            setOpen(true)
          }}
        >
          {recent.more(list.length - shown)}
        </button>
      )}
    </div>
  )
}

export type RecentTransactionsProps = {
  /** URL of the chain's block explorer. Without it, transactions are not links. */
  readonly explorer: string | undefined
  /** Newest first. */
  readonly list: readonly RecentTransaction[]
  readonly onClear: () => void
  /** The visitor wants to restore the cleared transactions. */
  readonly onRestore: (cleared: readonly RecentTransaction[]) => void
}

/** Returns the time in milliseconds since 1970, updated at an interval. */
function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    // Update the time now, because the list may have been rendered long before it is shown.
    update()
    const timer = setInterval(update, refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

const marks: Readonly<Record<Exclude<TransactionStatus, 'pending'>, IconName>> =
  {
    confirmed: 'check',
    failed: 'close',
    replaced: 'retry',
  }

/** A transaction that links to its page in the block explorer, if there is one. */
function TransactionRow({ explorer, now, transaction }: TransactionRowProps) {
  const { at, batch, description, hash, status } = transaction
  const { account, locale } = useDialog().messages
  const { recent } = account
  // Until a block contains a batch, its hash is only an id.
  const hasPage = explorer && hash !== batch?.id
  return (
    <li>
      <a
        className={styles.row}
        part="row"
        href={hasPage ? joinUrl(explorer, `tx/${hash}`) : undefined}
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
            {at !== undefined && ` · ${relativeTime(at, now, locale)}`}
          </span>
        </span>
      </a>
    </li>
  )
}

type TransactionRowProps = {
  readonly explorer: string | undefined
  /** In milliseconds since 1970. */
  readonly now: number
  readonly transaction: RecentTransaction
}
