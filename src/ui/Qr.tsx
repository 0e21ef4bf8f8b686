import { encode } from 'uqr'
import * as styles from './Qr.styles'

/** Width of a dot, in modules. Dots overlap slightly, because decoders misread codes with gaps. */
const dot = 1.02

/** A QR code made of dots. Always dark on white, in every theme. */
function Qr(props: {
  readonly text: string
  /** In CSS pixels. */
  readonly size: number
  /** Purpose of the code, for screen readers. */
  readonly label: string
  /** Width of the element in the middle, in CSS pixels. No dots are drawn below it. */
  readonly clear?: number | undefined
}) {
  const { text, size, label, clear = 0 } = props
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
  return (
    <svg
      // An arrow, so that it also runs after an update, which may replace the finder patterns.
      ref={(svg) => keepColors(svg)}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
    >
      <Finders modules={modules} />
      <path
        d={dotsOf(data, (clear / size) * modules)}
        strokeWidth={dot}
        strokeLinecap="round"
      />
    </svg>
  )
}

/**
 * Makes a code dark on white. Extensions and visitors override the colours of all elements, but not those of inline styles
 * that are important.
 */
function keepColors(svg: SVGElement | null) {
  for (const part of svg
    ? [svg, ...svg.querySelectorAll<SVGElement>('*')]
    : []) {
    const isFilled = part.getAttribute('fill') !== null
    const colors = isFilled ? 'fill:#111;stroke:none' : 'fill:none;stroke:#111'
    const ground = part === svg ? 'background:#fff;filter:none' : 'filter:none'
    const rules = `${colors};${ground};`
    part.style.cssText = rules.replaceAll(';', '!important;')
  }
}

/** Width of a finder pattern, in modules. Phones locate a code by these squares in three of its corners. */
const finder = 7

function Finders({ modules }: { readonly modules: number }) {
  const far = modules - finder
  return [
    [0, 0],
    [far, 0],
    [0, far],
  ].map(([x = 0, y = 0]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <rect x=".5" y=".5" width="6" height="6" rx="1.9" />
      <rect
        x="2"
        y="2"
        width="3"
        height="3"
        rx="1"
        fill="currentcolor"
        stroke="none"
      />
    </g>
  ))
}

/** Returns the dots of all dark modules, except the finder patterns and a square in the middle. */
function dotsOf(rows: readonly (readonly boolean[])[], clear: number): string {
  const { length } = rows
  const isEdge = (at: number) => at < finder || at >= length - finder
  const isClear = (at: number) => Math.abs(at + 0.5 - length / 2) < clear / 2
  let path = ''
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const isFinder = isEdge(x) && isEdge(y) && (x < finder || y < finder)
      if (isDark && !isFinder && !(isClear(x) && isClear(y)))
        path += `M${x + 0.5} ${y + 0.5}h.01`
    })
  })
  return path
}

/** About as many modules as a pairing code has, so that the finder patterns hardly move when the code arrives. */
const waitingModules = 61

/** Rows of dots of the placeholder. The stroke is dashed, with one dot per module. */
const waitingRows = Array.from({ length: waitingModules }, (_, y) => {
  // A finder pattern and the gap beside it.
  const corner = finder + 1
  const isBelow = y >= waitingModules - corner
  const start = y < corner || isBelow ? corner : 0
  const end = y < corner ? waitingModules - corner : waitingModules
  return `M${start + 0.5} ${y + 0.5}h${end - start - 1}.01`
}).join('')

/** A pale placeholder for a QR code. Fades out above the real code once that has arrived. */
function QrWaiting(props: {
  /** In CSS pixels. */
  readonly size: number
  readonly isOver: boolean
}) {
  return (
    <span
      className={styles.waiting}
      data-over={props.isOver || undefined}
      data-passes=""
    >
      <svg
        width={props.size}
        height={props.size}
        viewBox={`0 0 ${waitingModules} ${waitingModules}`}
        fill="none"
        stroke="currentcolor"
        aria-hidden="true"
      >
        <path
          className={styles.dots}
          d={waitingRows}
          strokeDasharray="0 1"
          strokeLinecap="round"
          strokeWidth=".56"
        />
        <g className={styles.finders}>
          <Finders modules={waitingModules} />
        </g>
      </svg>
    </span>
  )
}

/** A QR code, and a placeholder until the code is available. */
export const drawings = { Qr, QrWaiting }
