import { type RefObject, useEffect, useRef } from 'react'
import { escapeEvent } from '../dialog/escapeEvent'

/**
 * Handles the keys of a dialog with a search field. Typing goes to the field. Escape clears the field before it closes
 * the dialog.
 * @param clear empties the field; `undefined` if it is empty
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
      // The browser types the letter into the focused field, at the end of its text.
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

/** Returns whether the key types text. Space does not count, because it presses the focused button. */
function isText({ altKey, ctrlKey, isComposing, key, metaKey }: KeyboardEvent) {
  const isCommand = altKey || ctrlKey || metaKey || isComposing
  return key.length === 1 && key !== ' ' && !isCommand
}
