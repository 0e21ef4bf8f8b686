import type { FailureClass } from '../errors/Failure'
import { type ReportWords, reportWords } from './report'

/** Sentences beside the connected button, about a network that was not switched to. */
export type NoticeMessages = {
  /** By the class of the failure: what happened, and what helps. */
  readonly switchFailed: Readonly<
    Record<FailureClass, (chain: string) => string>
  >
  readonly retry: string
  readonly add: string
  readonly reconnect: string
  readonly reload: string
  readonly report: ReportWords
}

const missed = (chain: string) => `That didn’t reach ${chain}. Try again?`

export const noticeMessages: NoticeMessages = {
  switchFailed: {
    rejected: (chain) => `Your wallet said no to ${chain}.`,
    'already-pending': () => 'Your wallet is already asking. Answer it first.',
    'timed-out': () => 'Your wallet didn’t answer. Open it, or try again.',
    'relay-unreachable': () =>
      'Your wallet can’t be reached. Check your connection, then try again.',
    'not-installed': () => 'Your wallet is gone. Connect it again.',
    'wallet-gone': () =>
      'Your wallet was removed or updated. Refresh the page to go on.',
    'connection-lost': () =>
      'Your wallet isn’t connected any more. Connect it again.',
    'chain-unsupported': (chain) => `Your wallet can’t use ${chain}.`,
    'chain-unknown': (chain) =>
      `Your wallet doesn’t know ${chain}. Add it there first.`,
    'sdk-missing': () =>
      'A part of this page didn’t load. Check your connection, then try again.',
    'popup-blocked': () =>
      'Your wallet couldn’t open. Allow pop-up windows, then try again.',
    'storage-blocked': () =>
      'Your browser lets this page keep nothing. Allow it, then try again.',
    unknown: missed,
  },
  retry: 'Try again',
  add: 'Add network',
  reconnect: 'Connect again',
  reload: 'Refresh now',
  report: reportWords,
}
