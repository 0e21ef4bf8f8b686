import type { Flow, Page, State } from '../../../src/session/State'

/** What the connect dialog shows, if it is open. */
export function flowOf({ dialog }: State): Flow | undefined {
  return dialog?.name === 'connect' ? dialog.flow : undefined
}

/** The attempt that waits for its wallet. */
export function askingOf(state: State) {
  const attempt = flowOf(state)?.attempt
  return attempt?.type === 'asking' ? attempt : undefined
}

/** All pages from the first to the one shown. */
export function trailOf(state: State): readonly Page[] {
  const flow = flowOf(state)
  return flow ? [...flow.history, flow.page] : []
}
