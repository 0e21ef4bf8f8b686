/** Default fonts of browsers, for pages that set none. Native buttons of such pages have no serifs either. */
const unchosen = /^(.?Times|serif|-webkit)[^,]*$/

/** Returns the font of an element of the page, as `font-family`. */
export const pageFont = (element: Element): string =>
  getComputedStyle(element).fontFamily.replace(unchosen, 'system-ui')
