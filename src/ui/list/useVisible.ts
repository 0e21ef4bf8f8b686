import { useEffect, useRef, useState } from 'react'

/** Number of items that are rendered at first and added at a time, about as many as a dialog shows. */
const step = 12

/** Distance from the view at which further items are rendered, in CSS pixels. */
const ahead = 300

/**
 * Returns the number of items to render now: those that have been in view, and a few more. The cost depends on how far
 * the visitor scrolls, not on the length of the list. Rendered items stay, so that the focus is not lost.
 * @param of identifies the list, such as its search text; starts over if it changes
 * @returns `rest`: ref of an element right after the rendered items, which reserves the space of all others
 */
export function useVisible(total: number, of: string) {
  const [visible, setVisible] = useState({ of, count: step })
  const count = Math.min(visible.of === of ? visible.count : step, total)
  const rest = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = rest.current
    if (!element) return
    const renderedHeight = element.previousElementSibling?.clientHeight ?? 0
    const height = (renderedHeight / count) * (total - count) + ahead
    element.style.cssText =
      count < total
        ? `margin-top:-${ahead}px;height:${height}px;pointer-events:none`
        : ''
    const observer = new IntersectionObserver((entries) => {
      // While a sheet slides in from below the window, several entries may arrive. Only the last one is up to date.
      if (entries.at(-1)?.isIntersecting && count < total)
        setVisible({ of, count: count + step })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, of, total])

  return { count, rest }
}
