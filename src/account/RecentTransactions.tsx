import { useRef, useState } from 'react'
import type { DialogMessages } from '../messages/dialogs'
import type { RecentTransaction } from '../transactions/RecentTransaction'
import { LongList } from '../ui/list/LongList'
import * as styles from './RecentTransactions.styles'
import { TransactionRow } from './TransactionRow'

/** How many are shown before the visitor asks for the others. */
const shown = 3

/** What the account has sent lately, and how that is doing. */
export function RecentTransactions(props: RecentTransactionsProps) {
  const { appName, explorer, list, messages, onClear } = props
  const { recent } = messages.account
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const pageOf = (path: string) =>
    explorer && `${explorer.replace(/\/+$/, '')}/${path}`
  const clear = () => {
    // The button goes with the list; the focus must not.
    heading.current?.focus()
    onClear()
  }
  return (
    <div className={styles.section}>
      <div className={styles.header}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {recent.title}
        </h2>
        {list.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            data-testid="wd-clear-transactions"
            onClick={clear}
          >
            {recent.clear}
          </button>
        )}
      </div>
      {list.length === 0 && (
        <p className={styles.none}>{recent.none(appName)}</p>
      )}
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
          <ul>
            {some.map((each) => (
              <TransactionRow
                key={each.hash}
                href={pageOf(`tx/${each.hash}`)}
                messages={messages}
                transaction={each}
              />
            ))}
          </ul>
        )}
      </LongList>
      {!isOpen && list.length > shown && (
        <button
          type="button"
          className={styles.more}
          data-testid="wd-more-transactions"
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
  readonly appName: string
  /** Address of the chain's explorer; without it nothing is a link. */
  readonly explorer: string | undefined
  /** The newest first. */
  readonly list: readonly RecentTransaction[]
  readonly messages: DialogMessages
  readonly onClear: () => void
}
