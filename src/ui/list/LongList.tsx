import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { findByWords } from './findByWords'
import * as styles from './LongList.styles'
import { Search, type SearchWords } from './Search'
import { useVisible } from './useVisible'

/** Maximum length of a list without a search field. In a list of twelve, one swipe shows all rows. */
const lookedThrough = 12

/** Returns whether typing a name is faster than scrolling through the list. */
export function isMany(list: readonly unknown[]): boolean {
  return list.length > lookedThrough
}

/** A list of any length. Renders only the rows that have been in view. Long lists have a search field. */
export function LongList<Item>(props: {
  readonly items: readonly Item[]
  /** Texts that an item can be found by, its name first. */
  readonly textsOf: (item: Item) => readonly (string | undefined)[]
  readonly label: string
  readonly words: SearchWords
  /** Renders these items. Elements that can be chosen need `part="row"`. */
  readonly children: (items: readonly Item[]) => ReactNode
}) {
  const { items, textsOf, label, words, children } = props
  const [query, setQuery] = useState('')
  const matches = findByWords(items, textsOf, query)
  const { count, rest } = useVisible(matches.length, query)
  const hasSearch = isMany(items) || query !== ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between elements that can be pressed
    <div
      className={styles.list}
      data-many={hasSearch || undefined}
      onKeyDown={goWithKeys}
    >
      {hasSearch && (
        <div className={styles.place}>
          <Search
            query={query}
            onQuery={setQuery}
            count={matches.length}
            label={label}
            words={words}
          />
        </div>
      )}
      {children(matches.slice(0, count))}
      <div ref={rest} />
    </div>
  )
}

/** The field, and rows that can be focused: no disabled buttons, and no links without a URL. */
const focusable = 'input,[part=row][href],[part=row]:enabled'

/** Moves the focus between field and rows with the arrow keys, Home and End. In the field, these two move the caret. */
function goWithKeys(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: list, key, target } = event
  const all: EventTarget[] = [...list.querySelectorAll(focusable)]
  const at = all.indexOf(target)
  const isField = (one: EventTarget) => one instanceof HTMLInputElement
  const rows = isField(target) ? [] : all.filter((one) => !isField(one))
  const targets = new Map([
    ['ArrowDown', all[at + 1]],
    ['ArrowUp', all[at - 1]],
    ['Home', rows[0]],
    ['End', rows.at(-1)],
  ])
  const next = targets.get(key)
  if (!(next instanceof HTMLElement)) return
  next.focus()
  event.preventDefault()
}
