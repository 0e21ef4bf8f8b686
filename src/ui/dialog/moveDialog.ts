import { focusHeading } from './focusHeading'

/**
 * Moves an element to the end of the page. The browser closes a modal dialog inside it, so this opens the dialog again.
 */
export function moveDialog(
  element: Element,
  dialog: HTMLDialogElement | null,
): void {
  document.body.append(element)
  if (!dialog?.open) return
  dialog.close()
  dialog.showModal()
  focusHeading(dialog)
}
