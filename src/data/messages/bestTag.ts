/** Parses a language tag, also with underscores. Returns `undefined` if it is invalid. */
export function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'))
  } catch {
    // `Intl.Locale` throws only for invalid tags.
    return undefined
  }
}

/**
 * Returns the tag in `tags` that matches a locale best, so that a host's `pt`, `zh` or `de-DE` is used for every
 * visitor with that language. Prefers the same tag, then the same script without a region, then the same script, then
 * the same language. `undefined` if no tag has that language.
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

/** Higher values are better matches. 0 means a different language. */
function rankOf(offered: Intl.Locale | undefined, wanted: Intl.Locale): number {
  if (offered?.language !== wanted.language) return 0
  if (offered.baseName === wanted.baseName) return 4
  if (offered.maximize().script !== wanted.maximize().script) return 1
  return offered.region ? 2 : 3
}
