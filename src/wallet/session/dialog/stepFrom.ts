import type { DialogName, State } from '../State'

/**
 * Returns the dialog that the open one has replaced. This is the account dialog if the network dialog was opened in it,
 * and the network dialog after Back.
 */
export function stepFrom({ dialog }: State): DialogName | undefined {
  if (!dialog || dialog.name === 'connect') return undefined
  return dialog.from === 'connect' ? undefined : dialog.from
}
