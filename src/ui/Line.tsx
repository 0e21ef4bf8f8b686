import * as styles from './Line.styles'

/** A decorative line icon in the colour of the surrounding text. The text next to the icon says what it means. */
export function Line({ path, size = 20, mirrors }: LineProps) {
  return (
    <svg
      className={styles.line}
      data-mirrors={mirrors || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export type LineProps = {
  /** SVG path of one of the drawings. */
  readonly path: string
  /** In CSS pixels. @default 20 */
  readonly size?: number | undefined
  /** Whether the icon has a direction and is mirrored in languages that are read from right to left. */
  readonly mirrors?: boolean | undefined
}
