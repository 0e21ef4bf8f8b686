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
const isEnglish = /^en(?![a-z])/i

/**
 * The first of the wanted languages that there is, or else English. Always arrives.
 * @param wanted BCP 47 tags, the preferred one first; `fr` serves `fr-CA`
 * @param theirs the host's own sentences
 */
export function languageOf(
  wanted: readonly string[],
  theirs?: HostMessages,
): OnDemand<Language> {
  // Anyone who reads our English downloads nothing more, not even the list of the other languages.
  if (isEnglish.test(wanted[0] ?? 'en') && !theirs?.['en'])
    return { get: () => english, load: () => Promise.resolve(english) }
  return onDemand(() => Promise.race([fetchOther(wanted, theirs), patience()]))
}

async function fetchOther(
  wanted: readonly string[],
  theirs: HostMessages | undefined,
): Promise<Language> {
  try {
    const { fetchLanguage } = await import('../messages/otherLanguages')
    return (await fetchLanguage(wanted, theirs)) ?? english
  } catch {
    // The browser's console has named the file that did not come. English is better than no button.
    return english
  }
}

const patience = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })
