/** Holds the page still, and gives back what was there. Returns the release. */
export function lockScroll(): () => void {
  const page = document.documentElement
  const { style } = page
  const wanted = {
    overflow: 'hidden',
    // The room of a vanished scroll bar stays, so nothing jumps.
    'scrollbar-gutter': innerWidth > page.clientWidth ? 'stable' : '',
  }
  const before = Object.entries(wanted)
    .filter(([, value]) => value)
    .map(([name, value]) => {
      const old = [
        name,
        style.getPropertyValue(name),
        style.getPropertyPriority(name),
      ] as const
      style.setProperty(name, value, 'important')
      return old
    })
  return () => {
    for (const [name, value, priority] of before) {
      style.setProperty(name, value, priority)
    }
  }
}
