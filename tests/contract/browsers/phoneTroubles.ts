/** Styles that cause trouble on a phone and rarely on a desktop. */
const troubles: readonly (readonly [string, RegExp, RegExp?])[] = [
  [
    'what hovers stays so after a tap',
    /:hover\b/,
    /@media[^{]*\(hover: ?hover\)[^{]*{/,
  ],
  ['a part of it lies behind the browser’s own bars', /\d[ls]?vh\b/],
  [
    'pulled beyond its end, it pulls the page',
    /overflow(-[xy])?:[^;}]*\b(auto|scroll)\b/,
    /overscroll-behavior/,
  ],
]

/** Returns the rules that need an exception for phones and do not have it, with the trouble that each one causes. */
export function phoneTroubles(rules: Iterable<string>): readonly string[] {
  return [...rules].flatMap((rule) =>
    troubles
      .filter(([, sign]) => rule.includes('{') && sign.test(rule))
      .filter(([, , cure]) => !cure?.test(rule))
      .map(([trouble]) => `${trouble}: ${rule}`),
  )
}
