import type { Facts } from '../Facts'
import { merge } from '../merge.initial'
import type { EventOf, Reducers } from '../Reducers'
import type { Flow, State } from '../State'
import { statusOf } from '../selectors.initial'
import { backTarget } from './backTarget'
import { chooseWallet } from './chooseWallet'
import { hasStep } from './hasStep'
import { isOpen } from './isOpen'
import { showStep, showWalletStep } from './showStep'

/** Reducers for the nine steps of the connect dialog. */
export const flowReducers: Reducers<
  | 'CHOOSE'
  | 'RETRY'
  | 'BACK'
  | 'LEARN'
  | 'GET'
  | 'SHOW'
  | 'PAIRING'
  | 'SWITCHING'
  | 'FAILED'
> = {
  CHOOSE: inFlow((flow, { walletId }, facts, state) =>
    chooseWallet(flow, walletId, facts, state.attempts),
  ),
  // `chooseWallet` keeps an attempt that is still pending.
  RETRY: inFlow((flow, _, facts, state) =>
    flow.attempt
      ? chooseWallet(flow, flow.attempt.walletId, facts, state.attempts)
      : flow,
  ),
  BACK: inFlow((flow, _, { layout }) => {
    const target = backTarget(flow, layout)
    return target
      ? {
          ...flow,
          step: target,
          history: flow.history.slice(0, flow.history.indexOf(target)),
        }
      : flow
  }),
  LEARN: inFlow((flow, _, { layout }) =>
    layout === 'compact' ? showStep(flow, { name: 'LEARN_COMPACT' }) : flow,
  ),
  GET: inFlow((flow) => showStep(flow, { name: 'GET' })),
  SHOW: inFlow((flow, { step, walletId }, { layout, wallet }) => {
    const facts = wallet(walletId)
    return facts && hasStep(step, facts, layout)
      ? showWalletStep(flow, step, walletId, facts)
      : flow
  }),
  PAIRING: inFlow(updateAttempt),
  SWITCHING: inFlow(updateAttempt),
  FAILED: inFlow(updateAttempt),
}

/** Ignores reports of an attempt that is over, or of an older one. */
function updateAttempt(
  flow: Flow,
  event: EventOf<'PAIRING' | 'SWITCHING' | 'FAILED'>,
): Flow {
  const { attempt } = flow
  if (!attempt || attempt.number !== event.attempt) return flow
  const { number, walletId } = attempt
  const failureClass =
    attempt.type === 'failed' ? attempt.failure.class : undefined
  if (
    event.type === 'FAILED' &&
    event.failure.class !== failureClass &&
    isOpen(attempt)
  )
    return merge(flow, {
      attempt: { type: 'failed', number, walletId, failure: event.failure },
    })
  if (attempt.type !== 'asking') return flow
  switch (event.type) {
    case 'PAIRING': {
      const { uri, expiresAt } = event
      return merge(flow, { attempt: merge(attempt, { uri, expiresAt }) })
    }
    case 'SWITCHING': {
      const { chainId: switchingTo } = event
      return merge(flow, { attempt: merge(attempt, { switchingTo }) })
    }
    case 'FAILED':
      return flow
  }
}

/** Wraps a reducer of the connect dialog. Does nothing while the dialog shows the sign-in form. */
function inFlow<E>(
  rule: (flow: Flow, event: E, facts: Facts, state: State) => Flow,
) {
  return (state: State, event: E, facts: Facts): State => {
    const { dialog } = state
    if (dialog?.name !== 'connect' || statusOf(state) === 'unauthenticated')
      return state
    const flow = dropAttempt(rule(dialog.flow, event, facts, state))
    return flow === dialog.flow
      ? state
      : {
          ...state,
          dialog: { ...dialog, flow },
          attempts: flow.attempt?.number ?? state.attempts,
        }
  }
}

/** Removes the attempt unless its page is shown or BACK can return to it. */
function dropAttempt(flow: Flow): Flow {
  return [...flow.history, flow.step].some(
    ({ name: step }) => step === 'CONNECT',
  )
    ? flow
    : merge(flow, { attempt: undefined })
}
