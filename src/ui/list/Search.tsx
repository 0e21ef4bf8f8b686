import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '../Button'
import { escapeEvent } from '../dialog/useEscape'
import { Icon } from '../Icon'
import { unseen } from '../unseen.styles'
import * as styles from './Search.styles'

/** The search field of a long list, and the message for an empty result. */
export function Search(props: {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly count: number
  readonly label: string
  readonly words: SearchWords
}) {
  const { query, onQuery, count, label, words } = props
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQuery('')
    input.current?.focus()
  }
  useSearchKeys(input, query ? clear : undefined)
  const isEmpty = query !== '' && count === 0
  return (
    <>
      <div className={styles.field} part="search">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          className={styles.input}
          data-testid="wd-search"
          aria-label={label}
          placeholder={label}
          // With `auto`, an empty field would always be left to right.
          dir={query ? 'auto' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        {query && (
          <button
            type="button"
            className={styles.clear}
            aria-label={words.clear}
            onClick={clear}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {isEmpty && (
        <div className={styles.none}>
          <p>{words.none(query)}</p>
          <Button onClick={clear}>{words.all}</Button>
        </div>
      )}
      <p className={unseen} role="status">
        {query && (isEmpty ? words.none(query) : words.found(count))}
      </p>
    </>
  )
}

/** Texts of the field, except its label. */
export type SearchWords = {
  readonly clear: string
  readonly found: (count: number) => string
  readonly none: (query: string) => string
  readonly all: string
}

/** Typing in a dialog goes to its search field. Escape clears the field, if `clear` is set, before it closes the dialog. */
function useSearchKeys(
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
