import * as styles from './Initial.styles'

/** Stands in for a picture: the first letter of a name. */
export function Initial({ name }: { readonly name: string }) {
  const [initial] = name
  return (
    <span className={styles.initial} aria-hidden="true" translate="no">
      {initial}
    </span>
  )
}
