import type { ChainView } from '../chains/Chain'
import type { FailureClass } from '../errors/Failure'
import type { NoticeMessages } from '../messages/notice'
import type { Notice } from '../session/State'

export type SwitchFailed = Extract<Notice, { type: 'switch-failed' }>

/** What helps: retrying, adding the network to the wallet, connecting again, or reloading the page. */
export type NoticeAction = 'retry' | 'add' | 'reconnect' | 'reload'

/** What a visitor is told near the button, and what helps, if anything does. */
export type ToldNotice = {
  readonly text: string
  readonly action?: NoticeAction | undefined
}

const actions: Partial<Record<FailureClass, NoticeAction>> = {
  'chain-unknown': 'add',
  'connection-lost': 'reconnect',
  'not-installed': 'reconnect',
  'wallet-gone': 'reload',
  // A wallet lets a page in for the networks that it was asked for then.
  'chain-unsupported': 'reconnect',
}

/**
 * Puts the end of a switch into words.
 * @param walletId of the connected wallet
 */
export function noticeOf(
  { failure }: SwitchFailed,
  chain: ChainView,
  walletId: string,
  { switchFailed }: NoticeMessages,
): ToldNotice {
  const text = switchFailed[failure.class](chain.name)
  // A Safe lives on one network, and no wallet goes to one that the host has not.
  const isHopeless =
    chain.unsupported ||
    (walletId === 'safe' && failure.class === 'chain-unsupported')
  return isHopeless
    ? { text }
    : { text, action: actions[failure.class] ?? 'retry' }
}
