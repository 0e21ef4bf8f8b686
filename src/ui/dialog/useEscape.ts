import { type RefObject, useEffect, useRef } from 'react'

/** Dispatched at a dialog before Escape closes it. A listener that uses the key itself prevents the default. */
export const escapeEvent = 'walletdock-escape'

/**
 * Handles Escape before the page does, so that a panel of the host does not close together with our dialog. A dialog
 * that is not modal handles only keys inside it, and a closing dialog handles none.
 */
export function useEscape(
  dialog: RefObject<Element | null>,
  isOpen: boolean,
  modal: boolean,
  onEscape: () => void,
): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const element = dialog.current
      if (!modal && !(element && event.composedPath().includes(element))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const isWanted = element?.dispatchEvent(
        new Event(escapeEvent, { cancelable: true }),
      )
      if (isWanted !== false) latest.current()
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [dialog, isOpen, modal])
}
