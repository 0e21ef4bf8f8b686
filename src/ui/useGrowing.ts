import { useEffect, useState } from 'react'

/** More than a dialog shows at once, and few enough to be drawn within a frame. */
const step = 24

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
