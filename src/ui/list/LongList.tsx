import { type ReactNode, useState } from 'react'
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
    <div className={styles.list} data-many={hasSearch || undefined}>
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
