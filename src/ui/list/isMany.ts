/**
 * Maximum length of a list without a search field. A dialog shows eight or nine rows at once. In a list of twelve, one
 * swipe shows the others, so a search field would only take up space.
 */
const lookedThrough = 12

/** Returns whether typing a name is faster than scrolling through the list. */
export function isMany(list: readonly unknown[]): boolean {
  return list.length > lookedThrough
}
