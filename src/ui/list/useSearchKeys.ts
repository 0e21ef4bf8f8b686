import { type RefObject, useEffect, useRef } from 'react'
import { escapeEvent } from '../dialog/escapeEvent'

/**
 * The keys of a dialog with a field to search: typing goes to the field, and Escape clears it before it closes the
 * dialog.
 * @param clear empties the field, where there is something in it
 */
export function useSearchKeys(
  input: RefObject<HTMLInputElement | null>,
  clear: (() => void) | undefined,
): void {
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })

  useEffect(() => {
    const field = input.current
    const dialog = field?.closest('dialog')
    if (!field || !dialog) return

    const press = (event: KeyboardEvent) => {
      if (!isText(event) || event.composedPath()[0] === field) return
      // The focus takes the letter along, to the end of the text.
      field.focus()
      const end = field.value.length
      field.setSelectionRange(end, end)
    }
    const leave = (event: Event) => {
      if (!latest.current) return
      event.preventDefault()
      latest.current()
    }
    dialog.addEventListener('keydown', press)
    dialog.addEventListener(escapeEvent, leave)
    return () => {
      dialog.removeEventListener('keydown', press)
      dialog.removeEventListener(escapeEvent, leave)
    }
  }, [input])
}

/** Space presses the button that has the focus. */
function isText({ altKey, ctrlKey, isComposing, key, metaKey }: KeyboardEvent) {
  const isCommand = altKey || ctrlKey || metaKey || isComposing
  return key.length === 1 && key !== ' ' && !isCommand
}
