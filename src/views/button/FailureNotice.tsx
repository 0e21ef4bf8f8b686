import { useState } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import { confirmInWallet } from '../../data/messages/confirm'
import { type NoticeMessages, noticeMessages } from '../../data/messages/notice'
import type { Failure } from '../../errors/Failure'
import { reloadPage } from '../../platform/page/reloadPage'
import { returnFocus } from '../../ui/dialog/focus'
import { close, info, Line, warning } from '../../ui/Line'
import type { VisitorEvent } from '../../wallet/session/Event'
import type { Account } from '../../wallet/session/State'
import { CopyReport } from '../CopyReport'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import * as styles from './Notice.styles'
import { type NoticeAction, noticeOf, type SwitchFailed } from './noticeOf'
import { placeNotice } from './placeNotice'

export type FailureNoticeProps = Omit<
  ConnectButtonViewProps,
  'status' | 'onOpen'
> & { readonly account: Account }

/** An error outside the dialogs, with an action that may help. Stays while the wallet shows the prompt again. */
export function FailureNotice(props: FailureNoticeProps) {
  const { account, notice, send } = props
  const words = props.noticeMessages ?? noticeMessages
  const [retried, setRetried] = useState<SwitchFailed>()
  const isAsking = !notice && !!retried && props.switchingTo === retried.chainId
  // The wallet has answered.
  if (retried && retried !== notice && !isAsking) setRetried(undefined)
  const failed = notice?.type === 'switch-failed' ? notice : undefined
  const shown = isAsking ? retried : failed
  const chain = shown && props.chainOf?.(shown.chainId)
  const content = chain && noticeOf(shown, chain, account.connector, words)
  const text = isAsking
    ? (props.confirmWords ?? confirmInWallet)
    : (content?.text ?? (notice && props.messages.notLoadedShort))
  // If the visitor has declined, nothing has failed.
  const isCalm = isAsking || failed?.failure.class === 'rejected'
  const box = text && {
    ref: placeNotice,
    popover: 'manual' as const,
    className: styles.notice,
    part: 'notice',
    'data-calm': isCalm,
  }
  return (
    <div className={styles.place}>
      <div {...box}>
        {text && <Line path={isCalm ? info : warning} />}
        {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
        <p role="status" className={styles.words}>
          {text}
        </p>
        {text && (
          <button
            ref={leaveFocusToPage}
            type="button"
            className={styles.dismiss}
            aria-label={props.messages.dismiss}
            onClick={() => {
              setRetried(undefined)
              send?.({ type: 'DISMISS' })
            }}
          >
            <Line path={close} size={16} />
          </button>
        )}
        {content && (
          <div className={styles.actions}>
            <NoticeActions
              account={account}
              action={content.action}
              chain={chain}
              failure={shown.failure}
              getActions={props.getActions}
              isAsking={isAsking}
              onRetry={(event) => {
                setRetried(shown)
                send?.(event)
              }}
              words={words}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** If the notice is removed while one of its buttons has the focus, a button next to the notice receives it. */
function leaveFocusToPage(dismiss: HTMLElement | null) {
  if (!dismiss) return
  // React detaches a ref before it removes the element.
  return () => {
    if (dismiss.parentElement?.matches(':focus-within'))
      returnFocus(dismiss, dismiss.getRootNode())
  }
}

/** Buttons that may help after a failed switch, and a report for support. */
function NoticeActions(props: {
  readonly account: Account
  readonly action?: NoticeAction | undefined
  /** The network that the wallet should have switched to. */
  readonly chain: ChainView
  readonly failure: Failure
  readonly getActions: ConnectButtonViewProps['getActions']
  /** Whether the wallet shows the prompt again. */
  readonly isAsking: boolean
  readonly onRetry: (event: VisitorEvent) => void
  readonly words: NoticeMessages
}) {
  const { account, action, chain, failure, isAsking, onRetry, words } = props
  const { address, connector: wallet } = account
  const act = {
    retry: () => onRetry({ type: 'SWITCH', chainId: chain.id }),
    add: () => onRetry({ type: 'SWITCH', chainId: chain.id, add: true }),
    reconnect: () => {
      const actions = props.getActions?.()
      actions?.disconnect().then(() => actions.open('connect'))
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
      {!isAsking && (
        <CopyReport
          facts={{ failure, request: 'switch', wallet, chain, address }}
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
  return () => {
    if (button.matches(':focus')) dismiss?.focus()
  }
}
