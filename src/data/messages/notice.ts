import type { FailureClass } from '../../errors/Failure'
import { type ReportWords, reportWords } from './report'

/** Texts of the connected button about an account that the app does not expect, and about failed switches. */
export type NoticeMessages = {
  readonly switchAccount: (account: string) => string
  /**
   * Label for screen readers of the button that is shown while the app expects another account. It contains two texts:
   * `switchAccount` with the expected account, and `yourAccount` with the connected account.
   */
  readonly wrongAccount: (switchTo: string, yourAccount: string) => string
  /** By failure class: what happened, and what to do. */
  readonly switchFailed: Readonly<
    Record<FailureClass, (chain: string) => string>
  >
  /** The connection does not include the chain, so that the visitor must connect again. */
  readonly notAllowed: (chain: string) => string
  readonly retry: string
  readonly add: string
  readonly reconnect: string
  readonly reload: string
  readonly report: ReportWords
}

const missed = (chain: string) => `Couldn’t switch to ${chain}.`

export const noticeMessages: NoticeMessages = {
  switchAccount: (account) => `Switch to ${account}`,
  wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
  switchFailed: {
    rejected: (chain) => `The switch to ${chain} was declined.`,
    'already-pending': () =>
      'A request is pending in your wallet. Respond to it first.',
    'timed-out': () => 'Your wallet didn’t respond. Open it or try again.',
    'relay-unreachable': () =>
      'Couldn’t reach your wallet. Check your connection, then try again.',
    'not-installed': () =>
      'This page can’t find your wallet. Connect it again.',
    'wallet-gone': () =>
      'Your wallet was removed or updated. Refresh the page to continue.',
    'connection-lost': () =>
      'Lost connection to your wallet. Connect it again.',
    'chain-unsupported': (chain) => `Your wallet doesn’t support ${chain}.`,
    'chain-unknown': (chain) =>
      `${chain} isn’t in your wallet yet. Add it first.`,
    'sdk-missing': () =>
      'Part of this page didn’t load. Check your connection, then try again.',
    'popup-blocked': () =>
      'Couldn’t open your wallet. Allow pop-ups, then try again.',
    'storage-blocked': () =>
      'Your browser doesn’t let this page save data. Allow cookies and site data, then try again.',
    unknown: missed,
  },
  notAllowed: (chain) =>
    `This connection doesn’t allow ${chain}. Reconnect, or use another wallet.`,
  retry: 'Try again',
  add: 'Add network',
  reconnect: 'Reconnect',
  reload: 'Refresh now',
  report: reportWords,
}
