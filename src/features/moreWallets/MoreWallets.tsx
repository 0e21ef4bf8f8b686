import { useRef, useState } from 'react'
import { afterPaint } from '../../platform/page/whenIdle'
import { ListRow } from '../../ui/list/ListRow'
import { Spinner } from '../../ui/Spinner'
import { useDialog } from '../../views/DialogContext'
import * as styles from './MoreWallets.styles'

/** The row that loads all other wallets. They replace the row. */
export function MoreWallets(props: MoreWalletsProps) {
  const { isMissing, onLocked, onMore } = props
  const { lockedBy, messages } = useDialog()
  const [state, setState] = useState<'loading' | 'failed' | undefined>(
    isMissing ? 'failed' : undefined,
  )
  const isLoading = state === 'loading'
  const place = useRef<HTMLDivElement>(null)

  const show = () => {
    if (lockedBy) return onLocked?.()
    if (isLoading) return
    const dialog = place.current?.closest('dialog')
    setState('loading')
    onMore().then(
      // The new rows have replaced this row by then, so focus the first of them.
      (first) => afterPaint(() => focusRow(dialog, first)),
      () => setState('failed'),
    )
  }

  return (
    <div ref={place} className={styles.place} aria-busy={isLoading}>
      <ListRow
        icon={isLoading ? <Spinner size={28} /> : <Dots />}
        name={messages.asking.otherWallets}
        isSentence
        caption={
          state === 'failed' && <span role="alert">{messages.notLoaded}</span>
        }
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

type MoreWalletsProps = {
  /** Whether wallets that belong in the list failed to load. */
  readonly isMissing?: boolean | undefined
  /** Called instead of `onMore` while wallets are locked. */
  readonly onLocked?: (() => void) | undefined
  /** Adds the wallets to the list. @returns id of the first added wallet */
  readonly onMore: () => Promise<string | undefined>
}
