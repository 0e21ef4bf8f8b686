import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { onDemand } from '../onDemand'
import { useOnDemand } from '../useOnDemand'
import { findByWords } from './findByWords'
import { isMany } from './isMany'
import * as styles from './LongList.styles'
import type { SearchProps, SearchWords } from './Search'
import { useSeen } from './useSeen'

// Most lists are short: the field comes when one is not.
const search = onDemand(() => import('./Search').then((all) => all.Search))

/** A list of any length: drawn as far as it is seen, and with a field to search it once it is long. */
export function LongList<Item>(props: LongListProps<Item>) {
  const { items, textsOf, label, words, children } = props
  const [query, setQuery] = useState('')
  const found = findByWords(items, textsOf, query)
  const { count, rest } = useSeen(found.length, query)
  const hasSearch = isMany(items) || query !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it moves between is pressed
    <div
      className={styles.list}
      data-many={hasSearch || undefined}
      onKeyDown={goWithArrows}
    >
      {hasSearch && (
        <SearchOnDemand
          query={query}
          onQuery={setQuery}
          found={found.length}
          label={label}
          words={words}
        />
      )}
      {children(found.slice(0, count))}
      <div ref={rest} />
    </div>
  )
}

/** The field, and rows that take the focus: neither disabled buttons nor links that lead nowhere. */
const focusable = 'input,[part=row][href],[part=row]:enabled'

/** Arrows go from the field through the rows, and back. */
function goWithArrows(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: list, key, target } = event
  const way = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const all: EventTarget[] = [...list.querySelectorAll(focusable)]
  const next = way && all[all.indexOf(target) + way]
  if (!(next instanceof HTMLElement)) return
  next.focus()
  event.preventDefault()
}

/** Without its search field, a list can still be scrolled. */
function SearchOnDemand(props: SearchProps) {
  const { value: Search, failed } = useOnDemand(search)
  if (failed) return null
  return <div className={styles.place}>{Search && <Search {...props} />}</div>
}

type LongListProps<Item> = {
  readonly items: readonly Item[]
  /** What an entry is found by, its name first. */
  readonly textsOf: (item: Item) => readonly (string | undefined)[]
  /** Name of the field. */
  readonly label: string
  readonly words: SearchWords
  /** Draws these entries; what can be chosen is `part="row"`. */
  readonly children: (items: readonly Item[]) => ReactNode
}
