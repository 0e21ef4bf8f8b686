/**
 * Maximum length of a list without a search field. A dialog shows eight or nine rows, so that one swipe shows the rest
 * of twelve, and a field would only take space.
 */
const lookedThrough = 12

/** Returns whether typing a name is faster than scrolling through the list. */
export function isMany(list: readonly unknown[]): boolean {
  return list.length > lookedThrough
}
