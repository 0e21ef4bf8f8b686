import { type Entry, excerptOf, findEntries } from './findEntries'

/**
 * Sets up the search. Results appear while the visitor types. Arrow keys move between them, Escape clears them, and `/`
 * starts a search.
 */
export function startSearch(search: Element) {
  const input = search.querySelector('input')
  const status = search.querySelector('p')
  const list = search.querySelector('ol')
  if (!input || !status || !list) return
  search.removeAttribute('hidden')

  let asked: Promise<readonly Entry[]> | undefined
  const fetchIndex = () => {
    asked ??= fetch('/docs/search.json').then((response) => response.json())
    // The next search fetches the index again. `show` reports this failure.
    asked.catch(() => {
      asked = undefined
    })
    return asked
  }

  async function show() {
    const query = input?.value.trim() ?? ''
    if (!query) return clear()
    try {
      const entries = findEntries(await fetchIndex(), query)
      // The visitor has changed the query meanwhile.
      if (query !== input?.value.trim()) return
      list?.replaceChildren(...entries.map((entry) => itemOf(entry, query)))
      const found =
        entries.length === 1 ? '1 result' : `${entries.length} results`
      say(entries.length > 0 ? found : `No results for “${query}”.`)
    } catch {
      clear()
      say('Search didn’t load. Check your connection and try again.')
    }
  }

  function say(text: string) {
    if (status) status.textContent = text
  }

  function clear() {
    list?.replaceChildren()
    say('')
  }

  function walk(step: number) {
    const links = [...(list?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link.matches(':focus'))
    const next = at + step
    if (next < 0) input?.focus()
    else links[Math.min(next, links.length - 1)]?.focus()
  }

  input.addEventListener('focus', () => void fetchIndex().catch(() => {}), {
    once: true,
  })
  input.addEventListener('input', show)
  search.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent
    if (key === 'Escape') {
      input.value = ''
      clear()
      input.focus()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      walk(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter' && document.activeElement === input)
      list.querySelector('a')?.click()
  })
  // Clear the search, because a result may lead to the current page, which then stays open.
  list.addEventListener('click', () => {
    input.value = ''
    clear()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !search.contains(target)) clear()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    input.focus()
  })
}

function itemOf(entry: Entry, query: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = entry.url
  const title = document.createElement('b')
  title.textContent = entry.heading || entry.guide
  const where = document.createElement('small')
  where.textContent = entry.heading && ` ${entry.guide}`
  const excerpt = document.createElement('span')
  excerpt.textContent = excerptOf(entry, query)
  link.append(title, where, excerpt)
  item.append(link)
  return item
}
