import type { ChainView } from '../chains/Chain'
import type { Failure } from '../errors/Failure'
import type { NoticeMessages } from '../messages/notice'
import { reloadPage } from '../platform/reloadPage'
import type { VisitorEvent } from '../session/Event'
import type { Account } from '../session/State'
import { onDemand } from '../ui/onDemand'
import { useOnDemand } from '../ui/useOnDemand'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import * as styles from './Notice.styles'
import type { NoticeAction } from './noticeOf'

// Help does not wait for it.
const report = onDemand(() =>
  import('./NoticeReport').then(({ NoticeReport }) => NoticeReport),
)

/** What helps after a switch that failed, and a report for support. */
export function NoticeActions(props: NoticeActionsProps) {
  const { account, action, chain, failure, isAsking, onRetry, words } = props
  const { value: Report } = useOnDemand(report)
  const act = {
    retry: () => onRetry({ type: 'SWITCH', chainId: chain.id }),
    add: () => onRetry({ type: 'SWITCH', chainId: chain.id, add: true }),
    reconnect: () => {
      const wallet = props.getActions?.()
      wallet?.disconnect().then(() => wallet.open('connect'))
    },
    reload: reloadPage,
  }
  return (
    <>
      {action && (
        <button
          ref={leaveFocusToDismiss}
          type="button"
          className={styles.action}
          data-testid="wd-retry"
          // Not disabled: a button that is must give the focus away.
          aria-disabled={isAsking || undefined}
          onClick={isAsking ? undefined : act[action]}
        >
          {words[action]}
        </button>
      )}
      {Report && !isAsking && (
        <Report
          account={account}
          chain={chain}
          failure={failure}
          words={words.report}
        />
      )}
    </>
  )
}

/** The notice may stay without this button, because nothing helps any more. The focus must not leave it then. */
function leaveFocusToDismiss(button: HTMLElement | null) {
  if (!button) return
  const dismiss = button.closest('[part=notice]')?.querySelector('button')
  // React detaches a ref before it removes the element.
  return () => {
    if (button.matches(':focus')) dismiss?.focus()
  }
}

type NoticeActionsProps = Pick<ConnectButtonViewProps, 'getActions'> & {
  readonly action?: NoticeAction | undefined
  readonly account: Account
  /** The network that was wanted. */
  readonly chain: ChainView
  readonly failure: Failure
  /** The wallet is asked once more. */
  readonly isAsking: boolean
  readonly onRetry: (event: VisitorEvent) => void
  readonly words: NoticeMessages
}
