import { finder, QrEyes } from './QrEyes'
import * as styles from './QrWaiting.styles'

/** About as many modules as a pairing code has, so that the finder patterns hardly move when the code arrives. */
const modules = 61

/** Width of a finder pattern and the gap beside it, in modules. */
const corner = finder + 1

/** Rows of dots. The stroke is dashed, with one dot per module. */
const rows = Array.from({ length: modules }, (_, y) => {
  const isBelow = y >= modules - corner
  const start = y < corner || isBelow ? corner : 0
  const end = y < corner ? modules - corner : modules
  return `M${start + 0.5} ${y + 0.5}h${end - start - 1}.01`
}).join('')

/** A pale placeholder for a QR code. Fades out above the real code once that has arrived. */
export function QrWaiting({ size, isOver }: QrWaitingProps) {
  return (
    <span
      className={styles.waiting}
      data-over={isOver || undefined}
      data-passes=""
    >
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${modules} ${modules}`}
        fill="none"
        stroke="#111111"
        aria-hidden="true"
      >
        <path
          className={styles.dots}
          d={rows}
          strokeDasharray="0 1"
          strokeLinecap="round"
          strokeWidth=".56"
        />
        <g className={styles.eyes}>
          <QrEyes modules={modules} />
        </g>
      </svg>
    </span>
  )
}

type QrWaitingProps = {
  /** In CSS pixels. */
  readonly size: number
  /** Whether the code has arrived. */
  readonly isOver: boolean
}
