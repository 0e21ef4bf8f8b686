import { useEffect, useState } from 'react'

/**
 * Returns the result of a host's function. While a new result is pending, returns the previous one if it is about the
 * same thing. If the function throws, reports the error to the host and returns no result.
 * @param ask called whenever it changes; `undefined` if there is nothing to request yet
 * @param about identifies the subject of a result, such as an account on a chain
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  about: string,
): Partial<Known<Answer>> {
  const [known, setKnown] = useState<Known<Answer>>()

  useEffect(() => {
    if (!ask) return
    let isShown = true
    const keep = (news: Omit<Known<Answer>, 'about'>) => {
      if (isShown) setKnown({ about, ...news })
    }
    ask().then(
      (answer) => keep({ answer }),
      (thrown) => {
        keep({ failed: true })
        reportError(thrown)
      },
    )
    return () => {
      isShown = false
    }
  }, [ask, about])

  return known?.about === about ? known : {}
}

type Known<Answer> = {
  readonly about: string
  readonly answer?: Answer
  readonly failed?: true
}
