import compared from '../../docs/compared.md'
import { type Figures, numberIn, readFigures } from './readFigures'

const figure = readFigures(compared, 'bench')
const ofKits = readFigures(compared, 'kits')

const list = 'click → list painted and pressable'
const cold = figure('… list painted', 'slow')
const wait = ofKits('both together: how long a new visitor waits', 'slow')
const bytes = ofKits('scripts until the button works, gzip', 'full')
/** Returns the lowest figure of the other kits, whose columns have their versions. */
const lowest = (cells: Figures) =>
  Math.min(
    ...Object.entries(cells).flatMap(([column, cell]) =>
      /\d\.\d/.test(column) ? numberIn(cell) : [],
    ),
  )

/** Times until the list appears, in milliseconds. */
const times = [
  { label: 'Computer', ms: numberIn(figure(list, 'full')['release']) },
  { label: 'Slow phone', ms: numberIn(figure(list, 'slow')['release']) },
  {
    label: 'Slow phone, first tap, nothing loaded',
    ms: numberIn(cold['release']),
  },
  {
    label: 'Slow phone, first visit: the page, then the list',
    ms: numberIn(wait['release']),
  },
  {
    label: 'The same, with the fastest of three bundled kits',
    ms: lowest(wait),
  },
]

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
  return (
    <p>
      Also check what the page loads before anyone presses. Until the button
      works, our test page loads {bytes['release']} kB of scripts, compressed.
      wagmi and a plain button, bundled with the page, are {bytes['raw wagmi']}{' '}
      kB. With the smallest of three bundled kits, the page has {lowest(bytes)}{' '}
      kB. The guide <a href="/docs/compared">Compared</a> names the kits and
      their versions, and says how this is measured.
    </p>
  )
}
