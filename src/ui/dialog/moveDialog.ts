import { close, openAs, shownAs } from './dialogMode'
import { focusHeading } from './focusHeading'

/** Moves an element to the end of the page. The browser hides an open dialog inside it, so this shows the dialog again. */
export function moveDialog(
  element: Element,
  dialog: HTMLDialogElement | null,
): void {
  const mode = dialog?.open && shownAs(dialog)
  document.body.append(element)
  if (!dialog || !mode) return
  close(dialog)
  openAs(dialog, mode)
  focusHeading(dialog)
}
