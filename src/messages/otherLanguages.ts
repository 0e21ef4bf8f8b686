import { type Grammar, grammarOf } from './Grammar'
import type { HostMessages } from './HostMessages'
import type { Messages } from './Messages'
import { tagOf } from './tagOf'
import { withSentences } from './withSentences'

/** Every language besides English, by its tag, each a download of its own. */
export const languages = {
  ar: () => import('./languages/ar'),
  bn: () => import('./languages/bn'),
  de: () => import('./languages/de'),
  es: () => import('./languages/es'),
  fa: () => import('./languages/fa'),
  fr: () => import('./languages/fr'),
  hi: () => import('./languages/hi'),
  id: () => import('./languages/id'),
  it: () => import('./languages/it'),
  ja: () => import('./languages/ja'),
  ko: () => import('./languages/ko'),
  pl: () => import('./languages/pl'),
  'pt-BR': () => import('./languages/pt-BR'),
  ru: () => import('./languages/ru'),
  th: () => import('./languages/th'),
  tr: () => import('./languages/tr'),
  uk: () => import('./languages/uk'),
  vi: () => import('./languages/vi'),
  'zh-CN': () => import('./languages/zh-CN'),
  'zh-TW': () => import('./languages/zh-TW'),
} satisfies Readonly<Record<string, () => Promise<LanguageModule>>>

type LanguageModule = { readonly messages: (grammar: Grammar) => Messages }

/**
 * The first of the wanted languages that there is; `undefined` where that is our English, or none.
 * @param wanted BCP 47 tags, the preferred one first
 * @param theirs the host's own sentences
 * @throws what the bundler throws for a file that does not come
 */
export async function fetchLanguage(
  wanted: readonly string[],
  theirs: HostMessages = {},
): Promise<Messages | undefined> {
  for (const locale of wanted.flatMap(localesIn)) {
    const tag = tagOf(locale)
    const own = theirs[tag]
    if (tag in languages || own) {
      const ours = await fetchOurs(tag, String(locale))
      return own ? withSentences(ours, own) : ours
    }
    if (tag === 'en') return undefined
  }
  return undefined
}

/** Our sentences of a language; where there are none, English as a ground for the host's. */
async function fetchOurs(tag: string, locale: string): Promise<Messages> {
  if (tag in languages) {
    // The line above says so.
    const { messages } = await languages[tag as keyof typeof languages]()
    return messages(grammarOf(locale))
  }
  const { english } = await import('./english')
  return withSentences(english, { button: { locale }, dialogs: { locale } })
}

/** The locale that a tag names; none where the tag is not one. Hosts write `pt_BR` too. */
function localesIn(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag.replaceAll('_', '-'))]
  } catch {
    // The next of the visitor's languages is asked for instead.
    return []
  }
}
