import { focusedElement } from './focusedElement'

/**
 * Has a modal dialog take the focus back when what had it is gone: a button that was pressed, say.
 * @param regain gives the focus to something in the dialog
 * @returns stops looking
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
