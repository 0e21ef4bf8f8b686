import type { ChainView } from '../../data/chains/Chain'
import type { NoticeMessages } from '../../data/messages/notice'
import type { FailureClass } from '../../errors/Failure'
import type { ConnectorView, Notice } from '../../wallet/session/State'

export type SwitchFailed = Extract<Notice, { type: 'switch-failed' }>

/** Actions that may help: retry, add the network to the wallet, connect again, or reload the page. */
export type NoticeAction = 'retry' | 'add' | 'reconnect' | 'reload'

/** Text of a notice near the button, and an action that may help. */
export type NoticeContent = {
  readonly text: string
  readonly action?: NoticeAction | undefined
}

const actions: Partial<Record<FailureClass, NoticeAction>> = {
  // Wallets report a network that they do not know in many ways, or not at all.
  'chain-unknown': 'add',
  'chain-unsupported': 'add',
  unknown: 'add',
  'connection-lost': 'reconnect',
  'not-installed': 'reconnect',
  'wallet-gone': 'reload',
}

/** Returns the notice for a failed switch. @param connector the connected wallet */
export function noticeOf(
  { failure, remedy }: SwitchFailed,
  chain: ChainView,
  { hasOneChain }: Pick<ConnectorView, 'hasOneChain'>,
  { notAllowed, switchFailed }: NoticeMessages,
): NoticeContent {
  // The wallet may know the chain, but this connection was approved without it.
  const isLeftOut =
    remedy === 'reconnect' && failure.class === 'chain-unsupported'
  const text = (isLeftOut ? notAllowed : switchFailed[failure.class])(
    chain.name,
  )
  // A Safe cannot switch its network, and wallets cannot switch to a network that the host has not configured.
  const isHopeless =
    remedy === 'none' ||
    chain.unsupported ||
    (hasOneChain && failure.class === 'chain-unsupported')
  return isHopeless
    ? { text }
    : { text, action: remedy ?? actions[failure.class] ?? 'retry' }
}
