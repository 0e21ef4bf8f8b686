/** Matches browsers' default fonts, which pages have that set no font. Their native buttons have no serifs. */
const unchosen = /^(.?Times|serif|-webkit)[^,]*$/

export const pageFont = (element: Element): string =>
  getComputedStyle(element).fontFamily.replace(unchosen, 'system-ui')
