/**
 * How a dialog is shown. A `modal` dialog makes the page inert. An `above` dialog is above the page, which can be used.
 * A dialog in the `page` has the page's order, so that elements of the page can cover it.
 */
export type DialogMode = 'modal' | 'above' | 'page'

/** The mode of each open dialog. Browsers forget that a dialog is modal if the page removes it from the document. */
const modes = new WeakMap<HTMLDialogElement, DialogMode>()

/** Shows a closed dialog. */
export function openAs(dialog: HTMLDialogElement, mode: DialogMode): void {
  modes.set(dialog, mode)
  if (mode === 'modal') dialog.showModal()
  else dialog.show()
  // Only the top layer is above every element of a page, for example above a header with the highest `z-index`.
  if (mode !== 'above' || !('popover' in dialog)) return
  dialog.popover = 'manual'
  dialog.showPopover()
}

/** Returns the mode of an open dialog. */
export function modeOf(dialog: HTMLDialogElement): DialogMode {
  return modes.get(dialog) ?? 'page'
}

/** Closes a dialog, so that it can be shown in another mode. */
export function close(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.removeAttribute('popover')
}
