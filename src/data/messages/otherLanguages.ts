import { withGuide } from '../../errors/withGuide'
import { bestTag, localeOf } from './bestTag'
import { type Grammar, grammarOf } from './Grammar'
import type { HostMessages } from './HostMessages'
import type { Messages } from './Messages'
import { withSentences } from './withSentences'

/** All languages except English, by tag. Each is a separate download. */
export const languages = {
  ar: () => import(/* webpackChunkName: 'ar' */ './languages/ar'),
  bn: () => import(/* webpackChunkName: 'bn' */ './languages/bn'),
  de: () => import(/* webpackChunkName: 'de' */ './languages/de'),
  es: () => import(/* webpackChunkName: 'es' */ './languages/es'),
  fa: () => import(/* webpackChunkName: 'fa' */ './languages/fa'),
  fr: () => import(/* webpackChunkName: 'fr' */ './languages/fr'),
  hi: () => import(/* webpackChunkName: 'hi' */ './languages/hi'),
  id: () => import(/* webpackChunkName: 'id' */ './languages/id'),
  it: () => import(/* webpackChunkName: 'it' */ './languages/it'),
  ja: () => import(/* webpackChunkName: 'ja' */ './languages/ja'),
  ko: () => import(/* webpackChunkName: 'ko' */ './languages/ko'),
  pl: () => import(/* webpackChunkName: 'pl' */ './languages/pl'),
  'pt-BR': () => import(/* webpackChunkName: 'pt-BR' */ './languages/pt-BR'),
  ru: () => import(/* webpackChunkName: 'ru' */ './languages/ru'),
  th: () => import(/* webpackChunkName: 'th' */ './languages/th'),
  tr: () => import(/* webpackChunkName: 'tr' */ './languages/tr'),
  uk: () => import(/* webpackChunkName: 'uk' */ './languages/uk'),
  vi: () => import(/* webpackChunkName: 'vi' */ './languages/vi'),
  'zh-CN': () => import(/* webpackChunkName: 'zh-CN' */ './languages/zh-CN'),
  'zh-TW': () => import(/* webpackChunkName: 'zh-TW' */ './languages/zh-TW'),
} satisfies Readonly<Record<string, () => Promise<LanguageModule>>>

type LanguageModule = { readonly messages: (grammar: Grammar) => Messages }

/**
 * Loads the first wanted language that is available. Returns `undefined` if none is, or if that is English and the host
 * has no English texts.
 * @param wantedTags BCP 47 tags in order of preference
 * @param hostMessages the host's own texts
 * @throws the bundler's error if a file fails to load
 */
export async function fetchLanguage(
  wantedTags: readonly string[],
  hostMessages: HostMessages = {},
): Promise<Messages | undefined> {
  const tags = Object.keys(hostMessages)
  for (const tag of tags)
    if (!localeOf(tag))
      console.warn(
        withGuide(
          `Walletdock: \`messages\` has a key that is not a language tag: "${tag}". Use a tag such as \`en\` or \`pt-BR\`.`,
          'the-configuration-is-wrong',
        ),
      )
  // Invalid tags are skipped, so that the visitor's next language is used.
  for (const locale of wantedTags.flatMap((tag) => localeOf(tag) ?? [])) {
    const tag = tagOf(locale)
    const own = hostMessages[bestTag(tags, locale) ?? '']
    if (tag in languages || own) {
      const ours = await fetchOurs(tag, locale)
      return own ? withSentences(ours, own) : ours
    }
    if (tag === 'en') return undefined
  }
  return undefined
}

/** Returns the tag that we use for a locale's language: `fr` for `fr-CA`, `zh-TW` for `zh-HK`. */
function tagOf(locale: Intl.Locale): string {
  const { language, script } = locale.maximize()
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  return language === 'pt' ? 'pt-BR' : language
}

/** Loads our texts of a language. If we do not have it, returns English, which the host's texts replace. */
async function fetchOurs(tag: string, locale: Intl.Locale): Promise<Messages> {
  if (tag in languages) {
    // The condition above ensures that the tag is a key.
    const { messages } = await languages[tag as keyof typeof languages]()
    return messages(grammarOf(String(locale)))
  }
  const { english } = await import(/* webpackChunkName: 'en' */ './english')
  return withSentences(english, {
    button: { locale: String(locale), dir: dirOf(locale) },
    dialogs: { locale: String(locale) },
  })
}

/** Scripts that are written from right to left. Not all browsers can determine the direction of a locale. */
const fromRightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

function dirOf(locale: Intl.Locale): 'ltr' | 'rtl' {
  const { script = '' } = locale.maximize()
  return fromRightToLeft.includes(script) ? 'rtl' : 'ltr'
}
