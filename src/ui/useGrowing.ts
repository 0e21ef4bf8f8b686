import { useEffect, useState } from 'react'

/**
 * How many are drawn at once, and with each later frame: more than a dialog's rows, and a phone's grid has its other
 * half before it has come up. Marks are drawings of their own, and cost more than their rows.
 */
const step = 12

/**
 * How many entries of a list to draw now: a screenful at once, the others frame by frame, so that no
 * task grows with the list.
 * @param of what the list is of, such as the words it was searched with; another one begins anew
 */
export function useGrowing(total: number, of: string): number {
  const [drawn, setDrawn] = useState({ of, count: step })
  const count = drawn.of === of ? drawn.count : step

  useEffect(() => {
    if (count >= total) return
    const frame = requestAnimationFrame(() =>
      setDrawn({ of, count: count + step }),
    )
    return () => cancelAnimationFrame(frame)
  }, [count, of, total])

  return count
}
