/**
 * Calls back whenever an element comes into view, which means that it is inside the window and not hidden. The returned
 * function is called when the element is out of view again.
 * @returns Function that stops observing.
 */
export function whileVisible(element: Element, onVisible: () => () => void) {
  let onHidden: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) onHidden ??= onVisible()
    else leave()
  })
  function leave() {
    onHidden?.()
    onHidden = undefined
  }
  observer.observe(element)
  return () => {
    observer.disconnect()
    leave()
  }
}
