import { encode } from 'uqr'
import { finder, QrEyes } from './QrEyes'
import { QrWaiting } from './QrWaiting'

/** Width of a dot, in modules. Dots overlap slightly, because decoders misread codes with gaps. */
const dot = 1.02

/** A QR code made of dots. Always dark on white, in every theme. */
function Qr({ text, size, label, clear = 0 }: QrProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
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
      <QrEyes modules={modules} />
      <path
        d={dotsOf(data, (clear / size) * modules)}
        strokeWidth={dot}
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A QR code, or a placeholder until the code has loaded. */
export const drawings = { Qr, QrWaiting }

/**
 * Returns the dots of all dark modules, except the finder patterns and a square in the middle, `clear` modules wide.
 */
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
  /** Purpose of the code, for screen readers. */
  readonly label: string
  /** Width of the element in the middle, in CSS pixels. No dots are drawn below it. */
  readonly clear?: number | undefined
}
