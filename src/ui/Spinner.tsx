import * as styles from './Spinner.styles'

/** A loading indicator. Appears after 150 ms, so that fast answers do not make it flicker. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <span className={styles.spinner} style={{ width: size, height: size }} />
  )
}
