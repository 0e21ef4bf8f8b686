import { useState } from 'react'
import { confirmInWallet } from '../../data/messages/confirm'
import { noticeMessages } from '../../data/messages/notice'
import type { Account } from '../../wallet/session/State'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import { Notice } from './Notice'
import { NoticeActions } from './NoticeActions'
import { noticeOf, type SwitchFailed } from './noticeOf'

/**
 * An error outside the dialogs, with an action that may help. The notice stays while the wallet shows the prompt again.
 */
export function FailureNotice(props: FailureNoticeProps) {
  const {
    account,
    chainOf,
    confirmWords,
    messages,
    notice,
    send,
    switchingTo,
  } = props
  const words = props.noticeMessages ?? noticeMessages
  const [retried, setRetried] = useState<SwitchFailed>()
  const isAsking = !notice && !!retried && switchingTo === retried.chainId
  // The wallet has answered.
  if (retried && retried !== notice && !isAsking) setRetried(undefined)
  const failed = notice?.type === 'switch-failed' ? notice : undefined
  const shown = isAsking ? retried : failed
  const chain = shown && chainOf?.(shown.chainId)
  const content = chain && noticeOf(shown, chain, account.connector, words)
  return (
    <Notice
      text={
        isAsking
          ? (confirmWords ?? confirmInWallet)
          : (content?.text ?? (notice && messages.notLoadedShort))
      }
      calm={isAsking || failed?.failure.class === 'rejected'}
      messages={messages}
      onDismiss={() => {
        setRetried(undefined)
        send?.({ type: 'DISMISS' })
      }}
    >
      {content && (
        <NoticeActions
          {...props}
          {...content}
          chain={chain}
          failure={shown.failure}
          isAsking={isAsking}
          onRetry={(event) => {
            setRetried(shown)
            send?.(event)
          }}
          words={words}
        />
      )}
    </Notice>
  )
}

export type FailureNoticeProps = Pick<
  ConnectButtonViewProps,
  | 'chainOf'
  | 'confirmWords'
  | 'getActions'
  | 'messages'
  | 'notice'
  | 'noticeMessages'
  | 'send'
  | 'switchingTo'
> & { readonly account: Account }
