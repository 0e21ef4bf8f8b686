import { firstWords, type KnownWords } from '../messages/firstWords'
import type { HostMessages } from '../messages/HostMessages'
import type { Messages } from '../messages/Messages'
import { type OnDemand, onDemand } from '../ui/onDemand'

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
 * returns such a substitute.
 * @param wanted BCP 47 tags, the preferred one first; `fr` serves `fr-CA`
 * @param theirs the host's own sentences
 */
export function languageOf(
  wanted: readonly string[],
  theirs?: HostMessages,
  fetchLanguages: FetchLanguages = () => import('../messages/otherLanguages'),
): OnDemand<Language> {
  // Anyone who reads our English downloads nothing more, not even the list of the other languages.
  const hasOwnEnglish = Object.keys({ ...theirs }).some(isEnglish)
  if (isEnglish(wanted[0] ?? 'en') && !hasOwnEnglish)
    return { get: () => english, load: () => Promise.resolve(english) }
  const chosen = onDemand<Language>(async () => {
    const { fetchLanguage } = await fetchLanguages()
    return (await fetchLanguage(wanted, theirs)) ?? english
  })
  return {
    get: chosen.get,
    load: () =>
      // The browser's console names a file that failed to load. English is better than no button.
      Promise.race([chosen.load(), patience()]).catch(() => english),
  }
}

const patience = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })
