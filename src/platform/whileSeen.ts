/**
 * Calls back whenever an element comes into view: it has a place in the window, and no rule hides it. What is called
 * back then returns is called when the element is out of view again.
 * @returns stops looking
 */
export function whileSeen(element: Element, onSeen: () => () => void) {
  let onGone: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) onGone ??= onSeen()
    else leave()
  })
  function leave() {
    onGone?.()
    onGone = undefined
  }
  observer.observe(element)
  return () => {
    observer.disconnect()
    leave()
  }
}
