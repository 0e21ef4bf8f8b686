import type { FailureClass } from '../../errors/Failure'

/** Error messages for the host's developers. Visitors see messages in their own language. */
export const failureSentences: Readonly<Record<FailureClass, string>> = {
  rejected:
    'The visitor said no in the wallet. Ask again only when they act again.',
  'already-pending':
    'The wallet already shows a request. It has to be answered there before another can be asked.',
  'timed-out':
    'The wallet did not answer in time. It may still: watch `chain`, or raise `walletTimeoutMs`.',
  'relay-unreachable':
    'The relay between this page and the wallet cannot be reached. Check the connection and `relayUrl`, and ask again.',
  'not-installed':
    'The wallet’s provider is gone from this page. Have the visitor connect again.',
  'wallet-gone':
    'The wallet’s extension was removed or updated while the page was open. Have the visitor reload the page.',
  'connection-lost':
    'The wallet is locked, or no longer lets this page in. Have the visitor connect again.',
  'chain-unsupported':
    'The wallet or this page’s configuration has no such chain. Check `chains`, or have the visitor connect again.',
  'chain-unknown':
    'The wallet does not know the chain and has not added it. Have the visitor add it there.',
  'sdk-missing':
    'A part of Walletdock could not be fetched. Check the remote and the connection, and ask again.',
  'popup-blocked':
    'The browser kept the wallet’s window from opening. Ask from within a click.',
  'storage-blocked':
    'The browser keeps this page from storing anything, which the wallet needs.',
  unknown:
    'The wallet did not do it, for a reason of its own. See `failure.code`, and ask again.',
}
