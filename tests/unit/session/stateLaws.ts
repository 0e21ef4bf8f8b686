import { backTarget } from '../../../src/session/dialog/backTarget'
import type { Facts } from '../../../src/session/Facts'
import { reduce } from '../../../src/session/reduce'
import type { State, Step } from '../../../src/session/State'
import { exists, hasChoice } from './pageLaws'
import { flowOf, isRecalled, ownAuthOf, trailOf } from './readState'
import { configured } from './sessionFacts'

/** What holds at every state; each law reads the specification anew instead of asking the code. */
export const stateLaws: Record<
  string,
  (state: State, facts: Facts) => boolean
> = {
  'only a dialog that may be open is open': (state) => {
    const { connection, dialog } = state
    const auth = ownAuthOf(state)
    const isSignedIn = auth === undefined || auth === 'authenticated'
    const isConnected = connection.type === 'connected'
    switch (dialog?.name) {
      case undefined:
        return true
      case 'connect':
        return (
          connection.type === 'disconnected' ||
          (isConnected && auth === 'unauthenticated') ||
          // To connect another wallet, where there may be several.
          (isConnected && isSignedIn && state.others !== undefined)
        )
      case 'account':
      case 'network':
        return (isConnected && isSignedIn) || isRecalled(state)
    }
  },

  'no page is shown that a wallet or a layout does not have': (state, facts) =>
    trailOf(state).every((page) => exists(page, facts)),

  "CONNECT shows its own wallet's attempt": (state) => {
    const flow = flowOf(state)
    return (
      flow?.page.step !== 'CONNECT' ||
      flow.attempt === undefined ||
      flow.attempt.walletId === flow.page.walletId
    )
  },

  'an attempt is always the latest, and its page can be reached': (state) => {
    const attempt = flowOf(state)?.attempt
    return (
      !attempt ||
      (attempt.number === state.attempts &&
        trailOf(state).some(
          (page) =>
            page.step === 'CONNECT' && page.walletId === attempt.walletId,
        ))
    )
  },

  'a trail of pages starts at NONE, repeats nothing and is about one wallet': (
    state,
  ) => {
    const trail = trailOf(state)
    const wallets = trail.flatMap((page) =>
      'walletId' in page ? [page.walletId] : [],
    )
    return (
      (trail.length === 0 || trail[0]?.step === 'NONE') &&
      new Set(trail.map(({ step }) => step)).size === trail.length &&
      new Set(wallets).size <= 1
    )
  },

  'BACK ends': (state, facts) => {
    let end = state
    for (const _ of trailOf(state)) [end] = reduce(end, { type: 'BACK' }, facts)
    const step = flowOf(end)?.page.step
    return (
      step === undefined ||
      step === 'NONE' ||
      (step === 'CONNECT' && facts.layout === 'wide')
    )
  },

  'the sign-in form has no steps': (state) =>
    state.connection.type !== 'connected' ||
    ownAuthOf(state) !== 'unauthenticated' ||
    trailOf(state).every(({ step }) => step === 'NONE'),

  'only a connected wallet is switching, to another chain of the host': (
    state,
  ) =>
    state.switchingTo === undefined ||
    (state.connection.type === 'connected' &&
      state.connection.account.chainId !== state.switchingTo &&
      configured.some((id) => id === state.switchingTo)),

  'switching ends, with a notice only if it failed': (state, facts) => {
    if (state.switchingTo === undefined) return true
    const number = state.switches
    const failure = { class: 'timed-out' } as const
    const [done] = reduce(state, { type: 'SETTLED', number }, facts)
    const [failed] = reduce(state, { type: 'SETTLED', number, failure }, facts)
    const [gone] = reduce(state, { type: 'DISCONNECTED' }, facts)
    return (
      [done, failed, gone].every(
        (end) =>
          end.switchingTo === undefined && end.dialog?.name !== 'network',
      ) &&
      done.notice === undefined &&
      failed.notice?.type === 'switch-failed' &&
      failed.notice.failure === failure
    )
  },

  'BACK leads where the table says': (state, { layout, wallet }) => {
    const flow = flowOf(state)
    if (!flow) return true
    const { page } = flow
    const target = backTarget(flow, layout)?.step
    const hasSeen = (step: Step) =>
      flow.history.some((earlier) => earlier.step === step)
    switch (page.step) {
      case 'NONE':
        return target === undefined
      case 'LEARN_COMPACT':
        return target === 'NONE'
      case 'GET':
        return target === (hasSeen('LEARN_COMPACT') ? 'LEARN_COMPACT' : 'NONE')
      case 'CONNECT':
        return target === (layout === 'wide' ? undefined : 'NONE')
      case 'DOWNLOAD_OPTIONS':
        return oneOf(target, ['NONE', 'LEARN_COMPACT', 'GET', 'CONNECT'])
      case 'INSTRUCTIONS_MOBILE':
        return target === 'DOWNLOAD'
      case 'DOWNLOAD':
      case 'INSTRUCTIONS_EXTENSION':
      case 'INSTRUCTIONS_DESKTOP':
        return hasChoice(wallet(page.walletId))
          ? target === 'DOWNLOAD_OPTIONS'
          : oneOf(target, [
              'NONE',
              'LEARN_COMPACT',
              'GET',
              'CONNECT',
              'DOWNLOAD_OPTIONS',
            ])
    }
  },
}

function oneOf(step: Step | undefined, steps: readonly Step[]): boolean {
  return step !== undefined && steps.includes(step)
}
