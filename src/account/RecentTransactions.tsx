import { useEffect, useRef, useState } from 'react'
import type { DialogMessages } from '../messages/dialogs'
import type { RecentTransaction } from '../transactions/RecentTransaction'
import { List } from '../ui/list/List'
import { LongList } from '../ui/list/LongList'
import { joinUrl } from '../ui/text/joinUrl'
import { relativeTime } from '../ui/text/relativeTime'
import * as section from './AccountSection.styles'
import * as styles from './RecentTransactions.styles'
import { TransactionRow } from './TransactionRow'

/** How often "2 min. ago" is looked at again, in milliseconds. */
const refreshMs = 30_000

/** How many are shown before the visitor asks for the others. */
const shown = 3

/** What the account has sent lately, and how that is doing. */
export function RecentTransactions(props: RecentTransactionsProps) {
  const { appName, explorer, list, messages, onClear, onRestore } = props
  const { recent } = messages.account
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const [cleared, setCleared] = useState<RecentTransactionsProps['list']>()
  const now = useNow()
  const clearOrUndo = () => {
    // Where the list was, its heading has the focus.
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
          <List>
            {some.map((each) => (
              <TransactionRow
                key={each.hash}
                href={
                  explorer && each.hash !== each.batch?.id
                    ? joinUrl(explorer, `tx/${each.hash}`)
                    : undefined
                }
                messages={messages}
                time={
                  each.at === undefined
                    ? undefined
                    : relativeTime(each.at, now, messages.locale)
                }
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
  /** The visitor wants back what was cleared. */
  readonly onRestore: (cleared: readonly RecentTransaction[]) => void
}

/** The time, a little late at most. In milliseconds since 1970. */
function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    // What is drawn ahead of a tap may be shown much later.
    look()
    const timer = setInterval(look, refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
