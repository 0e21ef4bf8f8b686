import { useRef } from 'react'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { unseen } from '../unseen.styles'
import * as styles from './Search.styles'
import { useSearchKeys } from './useSearchKeys'

/** The field above a long list, and what stands there when nothing is found. */
export function Search({ query, onQuery, found, label, words }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQuery('')
    input.current?.focus()
  }
  useSearchKeys(input, query ? clear : undefined)
  const nothing = query !== '' && found === 0
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
          // An empty one would be read as from left to right.
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
      {nothing && (
        <div className={styles.none}>
          <p>{words.none(query)}</p>
          <Button onClick={clear}>{words.all}</Button>
        </div>
      )}
      <p className={unseen} role="status">
        {query && (nothing ? words.none(query) : words.found(found))}
      </p>
    </>
  )
}

/** The field's sentences, but for its name. */
export type SearchWords = {
  readonly clear: string
  readonly found: (count: number) => string
  readonly none: (query: string) => string
  readonly all: string
}

export type SearchProps = {
  readonly query: string
  readonly onQuery: (query: string) => void
  /** How many entries fit. */
  readonly found: number
  /** The field's name. */
  readonly label: string
  readonly words: SearchWords
}
