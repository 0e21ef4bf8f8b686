import { noticeMessages } from '../messages/notice'
import type { Account } from '../session/State'
import type { ConnectButtonViewProps } from './ConnectButtonView'
import { Notice } from './Notice'
import { NoticeActions } from './NoticeActions'
import { noticeOf } from './noticeOf'

/** Whatever went wrong outside the dialogs, with what helps. */
export function Told(props: ToldProps) {
  const { account, chainOf, messages, notice, send } = props
  const words = props.noticeMessages ?? noticeMessages
  const failed = notice?.type === 'switch-failed' ? notice : undefined
  const chain = failed && chainOf?.(failed.chainId)
  const told = chain && noticeOf(failed, chain, account.connector.id, words)
  return (
    <Notice
      text={told?.text ?? (notice && messages.notLoadedShort)}
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

export type ToldProps = Pick<
  ConnectButtonViewProps,
  'chainOf' | 'getActions' | 'messages' | 'notice' | 'noticeMessages' | 'send'
> & { readonly account: Account }
