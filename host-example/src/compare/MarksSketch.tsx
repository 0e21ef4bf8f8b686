const sizes = [20, 36, 60] as const

/**
 * One mark in three sizes. The first row is drawn as lines, the second is a scaled picture, and the third has not
 * loaded.
 */
export function MarksSketch() {
  return (
    <svg className="marks" viewBox="0 0 320 300" aria-hidden="true">
      {(['drawn', 'scaled', 'missing'] as const).map((kind, row) => (
        <g key={kind} transform={`translate(0 ${row * 100})`}>
          {sizes.map((size, at) => (
            <Mark
              key={size}
              kind={kind}
              size={size}
              x={[20, 76, 148][at] ?? 0}
            />
          ))}
          <text x="232" y="55">
            {words[kind]}
          </text>
        </g>
      ))}
    </svg>
  )
}

const words = {
  drawn: 'as lines',
  scaled: 'as pixels',
  missing: 'not loaded',
} as const

function Mark({ kind, size, x }: MarkProps) {
  const top = 50 - size / 2
  const radius = size * 0.225
  const middle = { cx: x + size / 2, cy: 50 }
  if (kind === 'missing')
    return (
      <rect
        className="missing"
        x={x}
        y={top}
        width={size}
        height={size}
        rx={radius}
      />
    )
  return (
    <>
      <rect
        className="tile"
        x={x}
        y={top}
        width={size}
        height={size}
        rx={radius}
      />
      {kind === 'drawn' ? (
        <circle className="ink" {...middle} r={size * 0.28} />
      ) : (
        pixels.map(([column, line]) => (
          <rect
            className="ink"
            key={`${column} ${line}`}
            x={x + size * (0.2 + column * 0.1)}
            y={top + size * (0.2 + line * 0.1)}
            width={size * 0.1}
            height={size * 0.1}
          />
        ))
      )}
    </>
  )
}

/** The squares of a disc on a grid of six by six. */
const pixels = Array.from(
  { length: 36 },
  (_, at) => [at % 6, (at / 6) | 0] as const,
).filter(([column, line]) => (column - 2.5) ** 2 + (line - 2.5) ** 2 < 9)

type MarkProps = {
  readonly kind: keyof typeof words
  readonly size: number
  readonly x: number
}
