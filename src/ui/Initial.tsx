import * as styles from './Initial.styles'

/** The first letter of a name. Shown if there is no picture. */
export function Initial({ name }: { readonly name: string }) {
  const [initial] = name
  return (
    <span className={styles.initial} aria-hidden="true" translate="no">
      {initial}
    </span>
  )
}
