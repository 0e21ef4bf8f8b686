import type { ChainView } from '../chains/Chain'
import type { Failure } from '../errors/Failure'
import type { NoticeMessages } from '../messages/notice'
import { reloadPage } from '../platform/reloadPage'
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
  const { account, action, chain, failure, send, words } = props
  const { value: Report } = useOnDemand(report)
  const act = {
    retry: () => send?.({ type: 'SWITCH', chainId: chain.id }),
    add: () => send?.({ type: 'SWITCH', chainId: chain.id, add: true }),
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
          type="button"
          className={styles.action}
          data-testid="wd-retry"
          onClick={act[action]}
        >
          {words[action]}
        </button>
      )}
      {Report && (
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

type NoticeActionsProps = Pick<
  ConnectButtonViewProps,
  'getActions' | 'send'
> & {
  readonly action?: NoticeAction | undefined
  readonly account: Account
  /** The network that was wanted. */
  readonly chain: ChainView
  readonly failure: Failure
  readonly words: NoticeMessages
}
