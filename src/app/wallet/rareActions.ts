import type { FailureClass } from '../../errors/Failure'
import { withGuide } from '../../errors/withGuide'
import type { Session } from '../../wallet/session/createSession'
import type { State } from '../../wallet/session/State'
import { accountsIn, isNamed } from '../../wallet/session/selectors'
import { until } from './until'

/** Error messages for the host's developers. Visitors read separate messages in their own language. */
export const failureSentences: Readonly<Record<FailureClass, string>> = {
  rejected:
    'The visitor declined in the wallet. Retry only when the visitor acts again.',
  'already-pending':
    'The wallet already shows a request. The visitor must answer it before you can send another one.',
  'timed-out':
    'The wallet did not answer in time, but may still do so. Watch `chain`, or raise `walletTimeoutMs`.',
  'relay-unreachable':
    'The relay between this page and the wallet cannot be reached. Check the connection and `relayUrl`, and try again.',
  'not-installed':
    'The wallet’s provider is no longer on this page. Have the visitor connect again.',
  'wallet-gone':
    'The wallet’s extension was removed or updated while the page was open. Have the visitor reload the page.',
  'connection-lost':
    'The wallet is locked, or no longer grants this page access. Have the visitor connect again.',
  'chain-unsupported':
    'The wallet or this page’s configuration does not have the chain. Check `chains`, or have the visitor connect again.',
  'chain-unknown':
    'The wallet does not know the chain and has not added it. Have the visitor add it in the wallet.',
  'sdk-missing':
    'A part of Walletdock could not be loaded. Check the remote and the connection, and try again.',
  'popup-blocked':
    'The browser blocked the wallet’s window. Call this in the handler of a click.',
  'storage-blocked':
    'The browser does not let this page store anything, but the wallet needs storage.',
  unknown:
    'The wallet failed for another reason. See `failure.code`, and try again.',
}

/** Waits until another wallet is active. @throws Error if it is not connected or disconnects meanwhile */
export async function setActive(
  session: Session,
  wallet: string,
): Promise<void> {
  const { getState, send } = session
  send({ type: 'ACTIVATE', wallet })
  await until(session, () => {
    const { isActive, isHere } = find(getState(), wallet)
    return isActive || !isHere
  })
  if (find(getState(), wallet).isActive) return
  throw new Error(
    withGuide(
      `No connected wallet is "${wallet}". Pass the address or the connector id of one of \`useWallet().accounts\`.`,
      'a-hook-or-component-is-in-the-wrong-place',
    ),
  )
}

function find(state: State, wallet: string) {
  const at = accountsIn(state).findIndex((each) => isNamed(each, wallet))
  return { isActive: at === 0, isHere: at >= 0 }
}
