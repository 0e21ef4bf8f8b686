import * as styles from './Spinner.styles'

/** A loading indicator. Appears after 150 ms, so that fast answers do not make it flicker. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span
      className={styles.spinner}
      {...(label && { role: 'status', 'aria-label': label })}
      style={{ width: size, height: size }}
    />
  )
}

export type SpinnerProps = {
  /** In CSS pixels. @default 20 */
  readonly size?: number | undefined
  /** Label for screen readers, if there is no text next to it. */
  readonly label?: string | undefined
}
