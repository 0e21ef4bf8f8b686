import { buttonMessages } from '../messages/button'
import type { Messages } from '../messages/Messages'
import { type OnDemand, onDemand } from '../ui/onDemand'

/** What button and dialogs say. The dialogs' English comes with their views. */
export type Language = Pick<Messages, 'button'> & Partial<Messages>

const english: Language = { button: buttonMessages }

/** How long a button waits for its language before it speaks English, in milliseconds. */
const patienceMs = 4000

/** English, also where a tag adds a region or is written with an underscore. */
const isEnglish = /^en(?![a-z])/i

/**
 * The first of the wanted languages that there is, or else English. Always arrives.
 * @param wanted BCP 47 tags, the preferred one first; `fr` serves `fr-CA`
 */
export function languageOf(wanted: readonly string[]): OnDemand<Language> {
  // Anyone who reads English downloads nothing more, not even the list of the other languages.
  if (isEnglish.test(wanted[0] ?? 'en'))
    return { get: () => english, load: () => Promise.resolve(english) }
  return onDemand(() => Promise.race([fetchOther(wanted), patience()]))
}

async function fetchOther(wanted: readonly string[]): Promise<Language> {
  try {
    const { fetchLanguage } = await import('../messages/otherLanguages')
    return (await fetchLanguage(wanted)) ?? english
  } catch {
    // The browser's console has named the file that did not come. English is better than no button.
    return english
  }
}

const patience = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })
