import { useRef } from 'react'
import { afterPaint } from '../../platform/page/whenIdle'
import { ListRow } from '../../ui/list/ListRow'
import { useDialog } from '../../views/DialogContext'
import * as styles from './MoreWallets.styles'

/** The row that adds all other wallets to the list. They replace the row. */
export function MoreWallets({
  onLocked,
  onMore,
}: {
  /** Called instead of `onMore` while wallets are locked. */
  readonly onLocked?: (() => void) | undefined
  /** Adds the wallets to the list. @returns id of the first added wallet */
  readonly onMore: () => string | undefined
}) {
  const { lockedBy, messages } = useDialog()
  const place = useRef<HTMLDivElement>(null)

  const show = () => {
    if (lockedBy) return onLocked?.()
    const dialog = place.current?.closest('dialog')
    const first = onMore()
    // The new rows have replaced this row by then, so focus the first of them.
    afterPaint(() => focusRow(dialog, first))
  }

  return (
    <div ref={place} className={styles.place}>
      <ListRow
        icon={<Dots />}
        name={messages.asking.otherWallets}
        isSentence
        lockedBy={lockedBy}
        testId="wd-more-wallets"
        onClick={show}
      />
    </div>
  )
}

function focusRow(
  dialog: Element | null | undefined,
  walletId: string | undefined,
) {
  const find = (testId: string) =>
    dialog?.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
  const target = find(`wd-wallet-${walletId}`) ?? find('wd-search')
  target?.focus()
}

function Dots() {
  return (
    <svg
      className={styles.mark}
      width="28"
      height="28"
      viewBox="0 0 28 28"
      aria-hidden="true"
    >
      <rect width="28" height="28" rx="6.3" />
      <path d="M8 7h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1m8 0h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1m-8 8h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1m8 0h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1" />
    </svg>
  )
}
