import { holdStill } from './holdStill'

/** Holds the page still, and gives back what was there. Returns the release. */
export function lockScroll(): () => void {
  const page = document.documentElement
  // Hiding a scroll bar that takes room moves the page, and no backdrop covers the gutter that is kept for it.
  if (innerWidth > page.clientWidth) return holdStill()
  const { style } = page
  const value = style.getPropertyValue('overflow')
  const priority = style.getPropertyPriority('overflow')
  style.setProperty('overflow', 'hidden', 'important')
  return () => style.setProperty('overflow', value, priority)
}
