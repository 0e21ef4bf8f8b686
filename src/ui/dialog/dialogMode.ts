/**
 * How a dialog is shown. A `modal` dialog makes the page inert. An `above` dialog is above the page, which can be used.
 * A dialog in the `page` has the page's order, so that elements of the page can cover it.
 */
export type DialogMode = 'modal' | 'above' | 'page'

export function openAs(dialog: HTMLDialogElement, mode: DialogMode): void {
  // A modal dialog of the page makes everything else inert, also the top layer, except another modal dialog.
  const isInert = mode === 'above' && document.querySelector('dialog:modal')
  if (mode === 'modal' || isInert) dialog.showModal()
  else dialog.show()
  // Without the pointer, visitors of a game cannot press anything in a dialog that the page has opened.
  document.exitPointerLock?.()
  // Only the top layer is above every element of a page, for example above a header with the highest `z-index`.
  if (mode !== 'above' || isInert) return
  dialog.popover = 'manual'
  dialog.showPopover()
}

export function modeOf(dialog: HTMLDialogElement): DialogMode {
  if (dialog.matches(':modal')) return 'modal'
  return dialog.popover ? 'above' : 'page'
}

/** Closes a dialog, so that it can be shown in another mode. */
export function close(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.removeAttribute('popover')
}
