import type { Facts, Layout } from './Facts'
import {
  type ChosenWallet,
  type InstallStep,
  installSteps,
} from './installSteps'
import { merge } from './merge'
import type { EventOf, Reducers } from './Reducers'
import type { Attempt, Flow, State, Step, StepName } from './State'
import { backTarget, isOpen, statusOf } from './selectors'

export const flowReducers: Reducers<
  | 'CHOOSE'
  | 'BACK'
  | 'LEARN'
  | 'GET'
  | 'SHOW'
  | 'PAIRING'
  | 'SWITCHING'
  | 'FAILED'
> = {
  CHOOSE: inFlow((flow, { wallet }, { layout }, { attempts }) =>
    chooseWallet(flow, wallet, layout, attempts),
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
  SHOW: inFlow((flow, { step, wallet }, { layout }) =>
    hasStep(step, wallet, layout) ? showInstallStep(flow, step, wallet) : flow,
  ),
  PAIRING: inFlow(updateAttempt),
  SWITCHING: inFlow(updateAttempt),
  FAILED: inFlow(updateAttempt),
}

/** Updates the attempt. Ignores reports of an earlier attempt or of an attempt that has ended. */
function updateAttempt(
  flow: Flow,
  event: EventOf<'PAIRING' | 'SWITCHING' | 'FAILED'>,
): Flow {
  const { attempt } = flow
  if (!attempt || attempt.number !== event.attempt) return flow
  const { number, walletId } = attempt
  if (event.type === 'FAILED') {
    const { failure } = event
    const earlierClass =
      attempt.type === 'failed' ? attempt.failure.class : undefined
    return failure.class !== earlierClass && isOpen(attempt)
      ? { ...flow, attempt: { type: 'failed', number, walletId, failure } }
      : flow
  }
  if (attempt.type !== 'asking') return flow
  const change =
    event.type === 'PAIRING'
      ? { uri: event.uri, expiresAt: event.expiresAt }
      : { switchingTo: event.chainId }
  return merge(flow, { attempt: merge(attempt, change) })
}

/** Wraps a reducer of the connect dialog. The reducer does nothing while the dialog shows the sign-in form. */
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

/** Removes the attempt unless its step is shown or BACK can return to that step. */
function dropAttempt(flow: Flow): Flow {
  return [...flow.history, flow.step].some(
    ({ name: step }) => step === 'CONNECT',
  )
    ? flow
    : merge(flow, { attempt: undefined })
}

/** Connects a wallet if it is ready. Otherwise shows how to install it. `latest` is the latest attempt's number. */
function chooseWallet(
  flow: Flow,
  wallet: ChosenWallet,
  layout: Layout,
  latest: number,
): Flow {
  const step = 'DOWNLOAD_OPTIONS'
  if (!wallet.ready && hasStep(step, wallet, layout))
    return showInstallStep(flow, step, wallet)

  const { id: walletId } = wallet
  const { step: current } = flow
  const attempt = attemptFor(flow, wallet, latest)
  return attempt === flow.attempt &&
    current.name === 'CONNECT' &&
    current.walletId === walletId
    ? flow
    : {
        step: { name: 'CONNECT', walletId },
        history: [{ name: 'NONE' }],
        attempt,
      }
}

/** Keeps the pending attempt of the same wallet. Does not start an attempt for a wallet that is not ready. */
function attemptFor(
  { attempt }: Flow,
  { id: walletId, ready }: ChosenWallet,
  latest: number,
): Attempt | undefined {
  if (attempt?.type === 'asking' && attempt.walletId === walletId)
    return attempt
  return ready ? { type: 'asking', number: latest + 1, walletId } : undefined
}

/** Returns the distance of a step from the first step. BACK leads only to steps with a lower depth. */
function depthOf(step: StepName): number {
  switch (step) {
    case 'NONE':
      return 0
    case 'LEARN_COMPACT':
      return 1
    case 'GET':
      return 2
    case 'CONNECT':
      return 3
    default:
      return installSteps[step].depth
  }
}

/** Shows a step. BACK returns only to earlier steps, which are those of `way`, with a lower depth. */
function showStep(flow: Flow, step: Step, way: Flow = flow): Flow {
  const walletId = walletIdOf(step)
  if (step.name === flow.step.name && walletId === walletIdOf(flow.step))
    return flow
  const history = [...way.history, way.step].filter(
    (earlier) =>
      depthOf(earlier.name) < depthOf(step.name) &&
      (walletIdOf(earlier) ?? walletId) === walletId,
  )
  return { ...flow, step, history }
}

/** Shows an install step of a wallet. BACK also leads to the steps above it that the visitor has skipped. */
function showInstallStep(
  flow: Flow,
  step: InstallStep,
  wallet: ChosenWallet,
): Flow {
  const over = installSteps[step].above?.(wallet)
  const way = over && showInstallStep(flow, over, wallet)
  return showStep(flow, { name: step, walletId: wallet.id }, way)
}

function walletIdOf(step: Step): string | undefined {
  return 'walletId' in step ? step.walletId : undefined
}

/** Returns whether the layout has this step for a wallet. Phones link to app stores instead. */
function hasStep(step: InstallStep, wallet: ChosenWallet, layout: Layout) {
  return layout !== 'mobile' && installSteps[step].exists(wallet)
}
