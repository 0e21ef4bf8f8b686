import { useLog } from '../log/LogContext'
import { Card } from './Card'

const clock = new Intl.DateTimeFormat('en', {
  hour12: false,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** What has happened on this page, newest first. */
export function LogCard() {
  const { entries } = useLog()
  return (
    <Card title="What happened">
      <ol
        className="log"
        role="log"
        aria-live="polite"
        aria-label="What happened, newest first"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards must reach that
        tabIndex={0}
      >
        {entries.length === 0 && <li className="quiet">Nothing yet.</li>}
        {entries.map(({ id, at, text }) => (
          <li key={id}>
            <time dateTime={at.toISOString()}>{clock.format(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
