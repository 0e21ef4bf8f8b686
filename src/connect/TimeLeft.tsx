import { useEffect, useState } from 'react'

/** How long a code can still be scanned, in minutes and seconds. It is not read out: it changes all the time. */
export function TimeLeft({ until, words }: TimeLeftProps) {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const rest = String(seconds % 60).padStart(2, '0')
  return (
    <span role="timer" data-testid="wd-time-left">
      {words(`${Math.floor(seconds / 60)}:${rest}`)}
    </span>
  )
}

type TimeLeftProps = {
  /** In milliseconds since 1970. */
  readonly until: number
  readonly words: (left: string) => string
}
