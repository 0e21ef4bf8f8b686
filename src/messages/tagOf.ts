/** Under which tag a locale's language would stand in our tables: `fr-CA` under `fr`, `zh-HK` under `zh-TW`. */
export function tagOf(locale: Intl.Locale): string {
  const { language, script } = locale.maximize()
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN'
  return language === 'pt' ? 'pt-BR' : language
}
