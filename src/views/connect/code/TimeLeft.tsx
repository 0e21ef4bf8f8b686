import { useEffect, useState } from 'react'

/**
 * Remaining lifetime of a code in minutes and seconds. Not announced by screen readers, because it changes every
 * second.
 */
export function TimeLeft({ until, words, locale }: TimeLeftProps) {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const write = (value: number, minimumIntegerDigits: number) =>
    value.toLocaleString(locale, { minimumIntegerDigits })
  return (
    <span role="timer" data-testid="wd-time-left">
      {words(`${write(Math.floor(seconds / 60), 1)}:${write(seconds % 60, 2)}`)}
    </span>
  )
}

type TimeLeftProps = {
  /** In milliseconds since 1970. */
  readonly until: number
  readonly words: (left: string) => string
  /** Language of the text, BCP 47. */
  readonly locale: string
}
