import { type RefObject, useEffect, useRef } from 'react'

const focusable =
  'a[href], button:not(:disabled), input, select, [tabindex="0"]'

/**
 * Makes an element a modal dialog in the same way as most component libraries. Listeners on the document keep the focus
 * inside, and close the dialog on Escape or a press outside. Other dialogs on the page, such as the wallet's, must work
 * beside it.
 */
export function useModal(
  element: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    const panel = element.current
    if (!panel) return
    const opener = document.activeElement
    const leave = new AbortController()
    const { signal } = leave
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !panel.contains(target)

    document.addEventListener(
      'focusin',
      (event) => isOutside(event) && panel.focus(),
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      (event) => isOutside(event) && close.current(),
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close.current()
        if (event.key === 'Tab') keepInside(panel, event)
      },
      { signal },
    )
    document.documentElement.classList.add('is-modal')
    panel.focus()
    return () => {
      leave.abort()
      document.documentElement.classList.remove('is-modal')
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [element])
}

/** Moves the focus from the last element to the first one, and back. */
function keepInside(panel: HTMLElement, event: KeyboardEvent) {
  const places = [...panel.querySelectorAll<HTMLElement>(focusable)]
  const [from, to] = event.shiftKey
    ? [places.at(0), places.at(-1)]
    : [places.at(-1), places.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
