/**
 * Matches browsers' default fonts. Pages that set no font have them, but their native buttons have a font without
 * serifs.
 */
const unchosen = /^(.?Times|serif|-webkit)[^,]*$/

/** Returns the font of an element of the page, as `font-family`. */
export const pageFont = (element: Element): string =>
  getComputedStyle(element).fontFamily.replace(unchosen, 'system-ui')
