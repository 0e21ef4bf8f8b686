import type { Event, VisitorEvent } from '../../../src/wallet/session/Event'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { InstallStep } from '../../../src/wallet/session/installSteps'
import type { State, StepName } from '../../../src/wallet/session/State'
import { play } from '../../fixtures/session/play'
import {
  factsIn,
  type WalletKind,
  walletKinds,
} from '../../fixtures/session/sessionFacts'

/** Events of a visitor in the connect dialog. */
export const open: Event = { type: 'OPEN', dialog: 'connect' }
export const back: Event = { type: 'BACK' }
export const learn: Event = { type: 'LEARN' }
export const get: Event = { type: 'GET' }

/** Chooses a wallet of this kind. */
export function choose(kind: WalletKind) {
  return { type: 'CHOOSE', wallet: walletKinds[kind] } as const
}

/** Shows a step of a wallet. */
export function show(
  step: InstallStep,
  kind: WalletKind = 'everything',
): VisitorEvent {
  return { type: 'SHOW', step, wallet: walletKinds[kind] }
}

/** Returns the step of the connect dialog after these events. */
export function stepAfter(layout: Layout, ...events: readonly Event[]) {
  return stepOf(play([open, ...events], { facts: factsIn(layout) }).state)
}

/** Returns the step of the connect dialog, if it is open. */
export function stepOf({ dialog }: State): StepName | undefined {
  return dialog?.name === 'connect' ? dialog.flow.step.name : undefined
}
