import { focusedElement } from './focusedElement'

/**
 * Moves the focus back into a modal dialog when the focused element is removed, such as a button that was pressed.
 * @param regain focuses an element of the dialog
 * @returns Function that stops observing.
 */
export function keepFocus(
  dialog: HTMLDialogElement,
  regain: (dialog: HTMLDialogElement) => void,
): () => void {
  const observer = new MutationObserver(() => {
    const isLost = focusedElement() === document.body
    if (isLost && dialog.matches(':modal')) regain(dialog)
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}
