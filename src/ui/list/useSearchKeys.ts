import { type RefObject, useEffect, useRef } from 'react'
import { escapeEvent } from '../dialog/escapeEvent'

/**
 * The keys of a dialog with a field to search: typing goes to the field, arrows move from it through
 * the rows and back, and Escape clears it before it closes the dialog.
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
      const from = event.composedPath()[0]
      const isTyping = isText(event) && from !== field
      const next = isTyping ? field : neighbour(field, from, event.key)
      if (!next) return
      next.focus()
      // Typing continues at the end of the text.
      const end = field.value.length
      if (next === field) field.setSelectionRange(end, end)
      // The focus takes the letter along.
      if (!isTyping) event.preventDefault()
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

function neighbour(
  field: HTMLInputElement,
  from: EventTarget | undefined,
  key: string,
): HTMLElement | undefined {
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const rows = field
    .closest('[data-many]')
    ?.querySelectorAll<HTMLElement>('[part=row]')
  const all = [field, ...(rows ?? [])]
  const at = from instanceof HTMLElement ? all.indexOf(from) : -1
  return way !== 0 && at >= 0 ? all[at + way] : undefined
}
