import { useEffect, useState } from 'react'

/**
 * Returns the result of a host's function. While a new result is pending, returns the previous result if its `about` is
 * the same. If the function throws, reports the error to the host and returns no result.
 * @param ask called whenever it changes; `undefined` if there is nothing to request yet
 * @param about identifies the subject of a result, such as an account on a chain
 */
export function useAnswer<Answer>(
  ask: (() => Promise<Answer>) | undefined,
  about: string,
): Partial<Stored<Answer>> {
  const [stored, setStored] = useState<Stored<Answer>>()

  useEffect(() => {
    if (!ask) return
    let isShown = true
    const store = (result: Omit<Stored<Answer>, 'about'>) => {
      if (isShown) setStored({ about, ...result })
    }
    ask().then(
      (answer) => store({ answer }),
      (thrown) => {
        store({ failed: true })
        reportError(thrown)
      },
    )
    return () => {
      isShown = false
    }
  }, [ask, about])

  return stored?.about === about ? stored : {}
}

type Stored<Answer> = {
  readonly about: string
  readonly answer?: Answer
  readonly failed?: true
}
