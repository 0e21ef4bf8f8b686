import { buttonWords } from '../messages/button'
import { noticeMessages } from '../messages/notice'
import type { Account } from '../session/State'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import { Notice } from './Notice'
import { NoticeActions } from './NoticeActions'
import { noticeOf } from './noticeOf'

/** What went wrong outside the dialogs, and what helps. */
export function FailureNotice(props: FailureNoticeProps) {
  const { account, chainOf, notice, send } = props
  const messages = buttonWords(props.messages)
  const words = props.noticeMessages ?? noticeMessages
  const failed = notice?.type === 'switch-failed' ? notice : undefined
  const chain = failed && chainOf?.(failed.chainId)
  const told = chain && noticeOf(failed, chain, account.connector.id, words)
  return (
    <Notice
      text={told?.text ?? (notice && messages.notLoadedShort)}
      calm={failed?.failure.class === 'rejected'}
      messages={messages}
      onDismiss={() => send?.({ type: 'DISMISS' })}
    >
      {told && (
        <NoticeActions
          {...props}
          {...told}
          chain={chain}
          failure={failed.failure}
          words={words}
        />
      )}
    </Notice>
  )
}

export type FailureNoticeProps = Pick<
  ConnectButtonViewProps,
  'chainOf' | 'getActions' | 'messages' | 'notice' | 'noticeMessages' | 'send'
> & { readonly account: Account }
