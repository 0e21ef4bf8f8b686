import type { Attempt, State } from '../State'

/** Returns the attempt that the connect dialog shows. */
export function attemptOf({ dialog }: State): Attempt | undefined {
  return dialog?.name === 'connect' ? dialog.flow.attempt : undefined
}
