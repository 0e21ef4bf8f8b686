import { type ButtonMessages, buttonMessages } from '../data/messages/button'
import type { HostMessages } from '../data/messages/HostMessages'
import type { Messages } from '../data/messages/Messages'
import { createListeners } from '../platform/listeners'
import { type OnDemand, onDemand } from '../ui/onDemand'
import type { LiveOptionsStore } from './liveOptions'

/** The page's language. Notifies listeners when it changes. */
export type LiveLanguage = OnDemand<Language> & {
  subscribe(listener: () => void): () => void
}

/** The texts of button and dialogs. The views contain the English texts that are missing here. */
export type Language = Partial<Omit<Messages, 'button'>> & {
  readonly button: ButtonMessages
}

const english: Language = { button: buttonMessages }

/** How long a button waits for its language before it shows English, in milliseconds. */
const patienceMs = 4000

/** Matches English tags, also those with a region, such as `en-GB` or `en_GB`. */
const isEnglish = (tag: string) => /^en(?![a-z])/i.test(tag)

type FetchLanguages = () => Promise<
  Pick<typeof import('../data/messages/otherLanguages'), 'fetchLanguage'>
>

/**
 * Returns the first of the wanted languages that Walletdock or the host has, otherwise English. If the language fails
 * to load or is late, `load` resolves with English, and the next call tries again. `load` never rejects. `get` does not
 * return English in these cases. Listeners are notified when the language arrives later.
 * @param tags BCP 47 tags in order of preference; `fr` is used for `fr-CA`
 * @param hostMessages the host's own texts
 */
export function languageOf(
  tags: readonly string[],
  hostMessages?: HostMessages,
  fetchLanguages: FetchLanguages = () =>
    import(
      /* webpackChunkName: 'languages' */ '../data/messages/otherLanguages'
    ),
): LiveLanguage {
  // For our English, nothing is downloaded, not even the list of the other languages.
  const hasOwnEnglish = Object.keys({ ...hostMessages }).some(isEnglish)
  if (isEnglish(tags[0] ?? 'en') && !hasOwnEnglish)
    return {
      get: () => english,
      load: () => Promise.resolve(english),
      subscribe: () => () => {},
    }
  const { notify, subscribe } = createListeners()
  let arrived: Language | undefined
  const { load } = onDemand(async () => {
    const { fetchLanguage } = await fetchLanguages()
    arrived = (await fetchLanguage(tags, hostMessages)) ?? english
    notify()
    return arrived
  })
  return {
    get: () => arrived,
    load: () =>
      // The browser's console shows the file that failed to load. English is better than no button.
      Promise.race([load(), afterTimeout()]).catch(() => english),
    subscribe,
  }
}

const afterTimeout = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })

/** Returns the language of `locale` and `messages`. The previous language stays until the next one has loaded. */
export function followLanguage(live: LiveOptionsStore): LiveLanguage {
  const { notify, subscribe } = createListeners()
  let isWanted = false
  let options = live.get()
  let chosen = choose()
  let shown: Language | undefined

  function choose() {
    const { locale, messages } = options
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
    notify()
  }

  live.subscribe(() => {
    const { locale, messages } = live.get()
    if (locale === options.locale && messages === options.messages) return
    options = live.get()
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
    subscribe,
  }
}
