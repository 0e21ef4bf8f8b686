import { useLog } from '../log/LogContext'
import { Card } from './Card'

const clock = new Intl.DateTimeFormat('en', {
  hour12: false,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The log of this page, newest entry first. */
export function LogCard() {
  const { entries } = useLog()
  return (
    <Card title="What happened">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards must reach that */}
      <div
        className="log"
        role="log"
        aria-label="What happened, newest first"
        tabIndex={0}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
        {entries.length === 0 && <p className="quiet">Nothing yet.</p>}
        <ol>
          {entries.map(({ id, at, text }) => (
            <li key={id}>
              <time dateTime={at.toISOString()}>{clock.format(at)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
