import compared from '../../docs/compared.md'
import { numberIn, readFigures } from './readFigures'

const figure = readFigures(compared)

const list = 'click → list painted and pressable'
const cold = figure('… list painted', 'slow')

/** Times from a press until the list appears, in milliseconds. */
const times = [
  { label: 'Computer', ms: figure(list, 'full').release },
  { label: 'Slow phone', ms: figure(list, 'slow').release },
  { label: 'Slow phone, first tap, nothing loaded', ms: cold.release },
  { label: 'The same tap, on a page that bundles wagmi', ms: cold.raw },
].map(({ label, ms }) => ({ label, ms: numberIn(ms) }))

const longest = Math.max(...times.map(({ ms }) => ms))

/** Bars that show, to scale, the time from a press until the list appears. */
export function TimeSketch() {
  return (
    <ul className="times">
      {times.map(({ label, ms }) => (
        <li key={label}>
          <span>{label}</span>
          <b>{ms} ms</b>
          <i style={{ width: `${(ms / longest) * 100}%` }} />
        </li>
      ))}
    </ul>
  )
}

/** The bytes that a page downloads before a visitor presses the button. */
export function BytesLine() {
  const { raw, release } = figure(
    'scripts until the button works, gzip',
    'full',
  )
  const works = figure('button works', 'full')
  return (
    <p>
      Ask as well what the page pays before anyone presses. Until the button
      works, our test page loads {release} kB of scripts. A page that bundles
      wagmi, with a plain button, loads {raw} kB. Our button takes{' '}
      {works.release} times as long as that one, whose time is {works.raw}. How
      this is measured is in the guide <a href="/docs/compared">Compared</a>.
    </p>
  )
}
