import type { DialogName, State } from '../State'

/** Returns the account dialog if the open network dialog is a step of it, and the other way round after Back. */
export function stepFrom({ dialog }: State): DialogName | undefined {
  if (!dialog || dialog.name === 'connect') return undefined
  return dialog.from === 'connect' ? undefined : dialog.from
}
