import {
  type Language,
  type LiveLanguage,
  languageOf,
} from './language.initial'
import type { Live } from './liveOptions.initial'

/** The page's language. Follows `locale` and `messages`. The previous language stays until the next one has loaded. */
export function followLanguage({ get, subscribe }: Live): LiveLanguage {
  const listeners = new Set<() => void>()
  let isWanted = false
  let options = get()
  let chosen = choose()
  let shown: Language | undefined

  function choose() {
    const { locale, messages } = get()
    const language = languageOf(
      locale ? [locale] : navigator.languages,
      messages,
    )
    language.subscribe(() => {
      if (language === chosen) show()
    })
    return language
  }

  function show() {
    shown = chosen.get() ?? shown
    for (const notify of listeners) notify()
  }

  subscribe(() => {
    const { locale, messages } = get()
    if (locale === options.locale && messages === options.messages) return
    options = get()
    chosen = choose()
    // English needs no download.
    if (chosen.get()) show()
    else if (isWanted) void chosen.load()
  })

  return {
    get: () => chosen.get() ?? shown,
    load() {
      isWanted = true
      return chosen.load()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
