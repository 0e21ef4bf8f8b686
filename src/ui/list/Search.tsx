import { useRef } from 'react'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { unseen } from '../unseen.styles'
import * as styles from './Search.styles'
import { useSearchKeys } from './useSearchKeys'

/** The search field of a long list, and the message for an empty result. */
export function Search({ query, onQuery, count, label, words }: SearchProps) {
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

export type SearchProps = {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** Number of matching items. */
  readonly count: number
  /** Label of the field. */
  readonly label: string
  readonly words: SearchWords
}
