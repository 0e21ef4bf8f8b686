import type { ChainView } from '../../data/chains/Chain'
import type { NoticeMessages } from '../../data/messages/notice'
import type { Failure } from '../../errors/Failure'
import { reloadPage } from '../../platform/page/reloadPage'
import { onDemand } from '../../ui/onDemand'
import { useOnDemand } from '../../ui/useOnDemand'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Account } from '../../wallet/session/State'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import * as styles from './Notice.styles'
import type { NoticeAction } from './noticeOf'

// Loaded separately, so that the other buttons do not wait for it.
const report = onDemand(() =>
  import(/* webpackChunkName: 'failureReport' */ './NoticeReport').then(
    ({ NoticeReport }) => NoticeReport,
  ),
)

/** Buttons that may help after a failed switch, and a report for support. */
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
          // Not `disabled`, because a disabled button would lose the focus.
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

/** Moves the focus to the dismiss button if this button is removed while the notice stays. */
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
  /** The network that the wallet should have switched to. */
  readonly chain: ChainView
  readonly failure: Failure
  /** Whether the wallet shows the prompt again. */
  readonly isAsking: boolean
  readonly onRetry: (event: VisitorEvent) => void
  readonly words: NoticeMessages
}
