import type { Flow, Page, State } from '../../../src/session/State'

/** What the connect dialog shows, if it is open. */
export function flowOf({ dialog }: State): Flow | undefined {
  return dialog?.name === 'connect' ? dialog.flow : undefined
}

/** What the host's sign-in says of whoever is connected: somebody else's is not theirs. */
export function ownAuthOf({ auth, signer }: State) {
  return auth === 'authenticated' && signer === null ? 'unauthenticated' : auth
}

/** The attempt that waits for its wallet. */
export function askingOf(state: State) {
  const attempt = flowOf(state)?.attempt
  return attempt?.type === 'asking' ? attempt : undefined
}

/** The attempt whose answer is still taken: it waits for its wallet, or the wallet was only slow. */
export function openOf(state: State) {
  const attempt = flowOf(state)?.attempt
  const isSlow =
    attempt?.type === 'failed' && attempt.failure.class === 'timed-out'
  return isSlow ? attempt : askingOf(state)
}

/** All pages from the first to the one shown. */
export function trailOf(state: State): readonly Page[] {
  const flow = flowOf(state)
  return flow ? [...flow.history, flow.page] : []
}

/** The account of an earlier page is shown, and its wallet is asked. */
export function isRecalled({ connection }: State): boolean {
  return connection.type === 'reconnecting' && connection.account !== undefined
}
