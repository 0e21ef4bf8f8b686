import * as styles from './Skeleton.styles'

/** A placeholder that has the size of the content that is still loading, in CSS pixels. */
export function Skeleton(props: {
  readonly width: number
  readonly height: number
  readonly round?: boolean
}) {
  const { width, height, round } = props
  return (
    <span
      className={styles.skeleton}
      data-round={round || undefined}
      style={{ width, height }}
    />
  )
}
