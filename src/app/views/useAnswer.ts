import { useEffect, useState } from 'react'

/**
 * What a host's function answers. The last answer about the same thing stays until the next has come; what it throws is
 * the host's to hear of, and takes the last answer away.
 * @param ask asked again whenever it is another function; `undefined` where there is nothing to ask yet
 * @param about what an answer is true of, such as an account on a chain
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
