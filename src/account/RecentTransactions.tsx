import { useRef } from 'react'
import type { DialogMessages } from '../messages/dialogs'
import type { RecentTransaction } from '../transactions/RecentTransaction'
import { Icon } from '../ui/Icon'
import * as styles from './RecentTransactions.styles'

/** How many are shown; the explorer has the others. */
const shown = 3

/** What the account has sent lately, and how that is doing. */
export function RecentTransactions(props: RecentTransactionsProps) {
  const { address, appName, explorer, list, messages, onClear } = props
  const { recent } = messages.account
  const heading = useRef<HTMLHeadingElement>(null)
  const pageOf = (path: string) =>
    explorer && `${explorer.url.replace(/\/+$/, '')}/${path}`
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
      <ul>
        {list.slice(0, shown).map(({ description, hash, status }) => (
          <li key={hash} data-testid={`wd-transaction-${hash}`}>
            <a
              className={styles.row}
              href={pageOf(`tx/${hash}`)}
              target="_blank"
              rel="noreferrer"
            >
              <span className={styles.words} title={description}>
                {description || recent.unnamed}
              </span>
              <span className={styles.status} data-status={status}>
                {recent.statuses[status]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {explorer && (
        <a
          className={styles.more}
          href={pageOf(`address/${address}`)}
          target="_blank"
          rel="noreferrer"
        >
          {recent.all(explorer.name)}
          <Icon name="external" size={16} />
        </a>
      )}
    </div>
  )
}

export type RecentTransactionsProps = {
  readonly address: string
  readonly appName: string
  /** The chain's explorer; without it nothing is a link. */
  readonly explorer: { readonly name: string; readonly url: string } | undefined
  /** The newest first. */
  readonly list: readonly RecentTransaction[]
  readonly messages: DialogMessages
  readonly onClear: () => void
}
