import { firstWords, type KnownWords } from '../messages/firstWords'
import type { HostMessages } from '../messages/HostMessages'
import type { Messages } from '../messages/Messages'
import { type OnDemand, onDemand } from '../ui/onDemand'

/** The page's language: what was loaded, and who wants to know when that changes. */
export type LiveLanguage = OnDemand<Language> & {
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
}

/** What button and dialogs say. What is left of English comes with their views. */
export type Language = Partial<Omit<Messages, 'button'>> & {
  readonly button: KnownWords
}

const english: Language = { button: firstWords }

/** How long a button waits for its language before it speaks English, in milliseconds. */
const patienceMs = 4000

/** English, also where a tag adds a region or is written with an underscore. */
const isEnglish = (tag: string) => /^en(?![a-z])/i.test(tag)

type FetchLanguages = () => Promise<
  Pick<typeof import('../messages/otherLanguages'), 'fetchLanguage'>
>

/**
 * Returns the first of the wanted languages that Walletdock or the host has, or else English. `load` never rejects:
 * it resolves with English when the language fails to load or is late, and the next call tries again. `get` never
 * returns such a substitute, and listeners are notified when the language arrives after all.
 * @param wanted BCP 47 tags, the preferred one first; `fr` serves `fr-CA`
 * @param theirs the host's own sentences
 */
export function languageOf(
  wanted: readonly string[],
  theirs?: HostMessages,
  fetchLanguages: FetchLanguages = () => import('../messages/otherLanguages'),
): LiveLanguage {
  // Anyone who reads our English downloads nothing more, not even the list of the other languages.
  const hasOwnEnglish = Object.keys({ ...theirs }).some(isEnglish)
  if (isEnglish(wanted[0] ?? 'en') && !hasOwnEnglish)
    return {
      get: () => english,
      load: () => Promise.resolve(english),
      subscribe: () => () => {},
    }
  const listeners = new Set<() => void>()
  let arrived: Language | undefined
  const { load } = onDemand(async () => {
    const { fetchLanguage } = await fetchLanguages()
    arrived = (await fetchLanguage(wanted, theirs)) ?? english
    for (const notify of listeners) notify()
    return arrived
  })
  return {
    get: () => arrived,
    load: () =>
      // The browser's console names a file that failed to load. English is better than no button.
      Promise.race([load(), patience()]).catch(() => english),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const patience = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })
