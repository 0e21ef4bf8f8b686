import { type RefObject, useEffect, useRef, useState } from 'react'

/** How many are drawn at once, and more each time: a dialog's rows. Marks are drawings of their own, and cost more than their rows. */
const step = 12

/** How far from being seen the next ones are drawn, in CSS px. */
const ahead = 300

/**
 * How many entries of a list to draw now: those that have been in sight, and a few more. No task and no page grows with
 * the list, only with how far somebody looks. What is drawn stays, and so does the focus in it.
 * @param of what the list is of, such as the words it was searched with; another one starts over
 * @returns `rest`: goes to an element right after the drawn ones, which holds the place of all others
 */
export function useSeen(total: number, of: string): Seen {
  const [seen, setSeen] = useState({ of, count: step })
  const count = Math.min(seen.of === of ? seen.count : step, total)
  const rest = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = rest.current
    if (!element) return
    const drawn = element.previousElementSibling?.clientHeight ?? 0
    const height = (drawn / count) * (total - count) + ahead
    element.style.cssText =
      count < total
        ? `margin-top:-${ahead}px;height:${height}px;pointer-events:none`
        : ''
    const observer = new IntersectionObserver((entries) => {
      // A sheet comes from below the window: the first of several entries is how it was.
      if (entries.at(-1)?.isIntersecting && count < total)
        setSeen({ of, count: count + step })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, of, total])

  return { count, rest }
}

type Seen = {
  readonly count: number
  readonly rest: RefObject<HTMLDivElement | null>
}
