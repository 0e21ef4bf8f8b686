import type { ChainView } from '../chains/Chain'
import type { FailureClass } from '../errors/Failure'
import type { NoticeMessages } from '../messages/notice'
import type { Notice } from '../session/State'

export type SwitchFailed = Extract<Notice, { type: 'switch-failed' }>

/** Actions that may help: retry, add the network to the wallet, connect again, or reload the page. */
export type NoticeAction = 'retry' | 'add' | 'reconnect' | 'reload'

/** Text of a notice near the button, and an action that may help. */
export type NoticeContent = {
  readonly text: string
  readonly action?: NoticeAction | undefined
}

const actions: Partial<Record<FailureClass, NoticeAction>> = {
  'chain-unknown': 'add',
  'connection-lost': 'reconnect',
  'not-installed': 'reconnect',
  'wallet-gone': 'reload',
  // Some wallets allow a page only the networks that the page listed when it connected.
  'chain-unsupported': 'reconnect',
}

/**
 * Returns the notice for a failed switch.
 * @param walletId id of the connected wallet
 */
export function noticeOf(
  { failure }: SwitchFailed,
  chain: ChainView,
  walletId: string,
  { switchFailed }: NoticeMessages,
): NoticeContent {
  const text = switchFailed[failure.class](chain.name)
  // A Safe cannot switch its network, and wallets cannot switch to a network that the host has not configured.
  const isHopeless =
    chain.unsupported ||
    (walletId === 'safe' && failure.class === 'chain-unsupported')
  return isHopeless
    ? { text }
    : { text, action: actions[failure.class] ?? 'retry' }
}
