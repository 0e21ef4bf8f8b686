import { useEffect, useState } from 'react'

/** As many as the largest dialog shows at once, a phone's grid. */
const first = 24

/** How many each later frame draws: marks are drawings of their own, and cost more than their rows. */
const step = 12

/**
 * How many entries of a list to draw now: a screenful at once, the others frame by frame, so that no
 * task grows with the list.
 * @param of what the list is of, such as the words it was searched with; another one begins anew
 */
export function useGrowing(total: number, of: string): number {
  const [drawn, setDrawn] = useState({ of, count: first })
  const count = drawn.of === of ? drawn.count : first

  useEffect(() => {
    if (count >= total) return
    const frame = requestAnimationFrame(() =>
      setDrawn({ of, count: count + step }),
    )
    return () => cancelAnimationFrame(frame)
  }, [count, of, total])

  return count
}
