import { bestTag, localeOf } from './bestTag'
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
  const tags = Object.keys(theirs)
  for (const tag of tags)
    if (!localeOf(tag))
      console.warn(
        `walletdock: \`messages\` has a key that is not a language tag: "${tag}". Use a tag such as \`en\` or \`pt-BR\`.`,
      )
  // The next of the visitor's languages takes the place of a text that is not a tag.
  for (const locale of wanted.flatMap((tag) => localeOf(tag) ?? [])) {
    const tag = tagOf(locale)
    const own = theirs[bestTag(tags, locale) ?? '']
    if (tag in languages || own) {
      const ours = await fetchOurs(tag, locale)
      return own ? withSentences(ours, own) : ours
    }
    if (tag === 'en') return undefined
  }
  return undefined
}

/** Our sentences of a language; where there are none, English as a ground for the host's. */
async function fetchOurs(tag: string, locale: Intl.Locale): Promise<Messages> {
  if (tag in languages) {
    // The line above says so.
    const { messages } = await languages[tag as keyof typeof languages]()
    return messages(grammarOf(String(locale)))
  }
  const { english } = await import('./english')
  return withSentences(english, {
    button: { locale: String(locale), dir: dirOf(locale) },
    dialogs: { locale: String(locale) },
  })
}

/** Scripts that are read from right to left. Firefox cannot say which are. */
const fromRightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

function dirOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  const { script = '' } = locale.maximize()
  return fromRightToLeft.includes(script) ? 'rtl' : 'ltr'
}
