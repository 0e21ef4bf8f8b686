import * as styles from './Skeleton.styles'

/** A placeholder that has the size of the content that is still loading. */
export function Skeleton({ width, height, round }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      data-round={round || undefined}
      style={{ width, height }}
    />
  )
}

export type SkeletonProps = {
  /** In CSS pixels, or any CSS length. */
  readonly width: number | string
  /** In CSS pixels. */
  readonly height: number
  readonly round?: boolean | undefined
}
