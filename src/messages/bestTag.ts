/** Returns the locale that a tag names, also one with underscores; `undefined` if it is not a tag. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'))
  } catch {
    // `Intl.Locale` throws only if the text is not a tag.
    return undefined
  }
}

/**
 * Returns the tag in `tags` that fits a locale best, so that a host's `pt`, `zh` or `de-DE` reaches every visitor of that
 * language: the same tag, else one of the same script, those without a region first, else one of the same language.
 * `undefined` if there is none.
 */
export function bestTag(
  tags: readonly string[],
  locale: Intl.Locale,
): string | undefined {
  let best: string | undefined
  let bestRank = 0
  for (const tag of tags) {
    const rank = rankOf(localeOf(tag), locale)
    if (rank <= bestRank) continue
    best = tag
    bestRank = rank
  }
  return best
}

/** Higher is better; 0 is another language. */
function rankOf(offered: Intl.Locale | undefined, wanted: Intl.Locale): number {
  if (offered?.language !== wanted.language) return 0
  if (offered.baseName === wanted.baseName) return 4
  if (offered.maximize().script !== wanted.maximize().script) return 1
  return offered.region ? 2 : 3
}
