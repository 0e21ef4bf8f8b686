import * as styles from './Spinner.styles'

/** Something is on its way: appears after 150 ms, so that quick answers do not flicker. */
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
  /** Said by screen readers, where no words beside it say so. */
  readonly label?: string | undefined
}
