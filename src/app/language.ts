import { buttonMessages } from '../messages/button'
import type { Messages } from '../messages/Messages'
import { type OnDemand, onDemand } from '../ui/onDemand'

/** What button and dialogs say. The dialogs' English comes with their views. */
export type Language = Pick<Messages, 'button'> & Partial<Messages>

const english: Language = { button: buttonMessages }

/** How long a button waits for its language before it speaks English, in milliseconds. */
const patienceMs = 4000

/** Languages besides English, by their subtag, each a download of its own. */
const others = new Map([
  [
    'ar',
    (tag: string): Promise<Language> =>
      import('../messages/ar/arabic').then(({ arabic }) => arabic(tag)),
  ],
])

/**
 * The first of the wanted languages that there is, or else English. Always arrives.
 * @param wanted BCP 47 tags, the dearest first; `fr-CA` is content with `fr`
 */
export function languageOf(wanted: readonly string[]): OnDemand<Language> {
  for (const tag of wanted) {
    const subtag = tag.split('-', 1).join().toLowerCase()
    const fetch = others.get(subtag)
    if (fetch)
      return onDemand(() =>
        Promise.race([fetch(tag).catch(() => english), patience()]),
      )
    if (subtag === 'en') break
  }
  return { get: () => english, load: () => Promise.resolve(english) }
}

const patience = () =>
  new Promise<Language>((resolve) => {
    setTimeout(resolve, patienceMs, english)
  })
