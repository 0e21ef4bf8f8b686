/** What browsers say of a page that has chosen none. Their own buttons are not in serifs there either. */
const unchosen = /^(.?Times|serif|-webkit)[^,]*$/

/** The font of an element of the page, as `font-family`. */
export const pageFont = (element: Element): string =>
  getComputedStyle(element).fontFamily.replace(unchosen, 'system-ui')
