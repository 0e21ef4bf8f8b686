/**
 * How a dialog is shown. A `modal` dialog makes the page inert. An `above` dialog is above the page, which can be used.
 * A dialog in the `page` has the page's order, so that elements of the page can cover it.
 */
export type DialogMode = 'modal' | 'above' | 'page'

/** The mode in which each dialog was shown last. */
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
  if (dialog.matches(':modal')) return 'modal'
  return dialog.popover ? 'above' : 'page'
}

/** Returns the mode in which an open dialog was shown. Browsers forget the mode if the page removes the dialog. */
export function shownAs(dialog: HTMLDialogElement): DialogMode {
  return modes.get(dialog) ?? modeOf(dialog)
}

/** Closes a dialog, so that it can be shown in another mode. */
export function close(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.removeAttribute('popover')
}
