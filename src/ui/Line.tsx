import * as styles from './Line.styles'

/** A line icon in the colour of the text around it; its meaning is in the words beside it. */
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
  /** One of the drawings. */
  readonly path: string
  /** In CSS pixels. @default 20 */
  readonly size?: number | undefined
  /** It points somewhere: mirrored where reading goes from right to left. */
  readonly mirrors?: boolean | undefined
}
