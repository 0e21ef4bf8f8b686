/** Returns the tag that we use for a locale's language: `fr` for `fr-CA`, `zh-TW` for `zh-HK`. */
export function tagOf(locale: Intl.Locale): string {
  const { language, script } = locale.maximize()
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  return language === 'pt' ? 'pt-BR' : language
}
