import { encode } from 'uqr'

/** A code that phones read. Always dark on white, whatever the theme. */
export function Qr({ text, size, label }: QrProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 })
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="#14110d" />
    </svg>
  )
}

/** One bar for every run of dark modules in a row: fewer seams, a shorter path. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x
      while (row[x]) x += 1
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  })
  return path
}

export type QrProps = {
  readonly text: string
  /** In CSS pixels. */
  readonly size: number
  /** What the code is for, said by screen readers. */
  readonly label: string
}
