import { encode } from 'uqr'

/** Width of the square in each of three corners by which phones find a code, in modules. */
const finder = 7

/** Width of a dot, in modules: they touch, since decoders misread codes with gaps. */
const dot = 1.02

/** A code that phones read, in dots. Always dark on white, whatever the theme. */
export function Qr({ text, size, label, clear = 0 }: QrProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
  const far = modules - finder
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      fill="none"
      stroke="#111111"
    >
      {[
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
            fill="#111111"
            stroke="none"
          />
        </g>
      ))}
      <path
        d={dotsOf(data, (clear / size) * modules)}
        strokeWidth={dot}
        strokeLinecap="round"
      />
    </svg>
  )
}

/** One dot for every dark module, but for the finders, and for a square in the middle of that many modules. */
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

export type QrProps = {
  readonly text: string
  /** In CSS pixels. */
  readonly size: number
  /** What the code is for, said by screen readers. */
  readonly label: string
  /** Width of what stands in the middle, in CSS pixels: no dot is drawn below it. */
  readonly clear?: number | undefined
}
