import type { Attempt, State } from '../State'

/** The attempt that the connect dialog is about. */
export function attemptOf({ dialog }: State): Attempt | undefined {
  return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
}
