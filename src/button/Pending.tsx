import * as styles from './Pending.styles'

/** Holds the place of the button until that is known, or here. */
export function Pending({ chainCount }: { readonly chainCount: number }) {
  if (!chainCount)
    return (
      <span className={styles.pending} aria-hidden="true">
        <span className={styles.connect} />
      </span>
    )
  return (
    <span className={styles.pending} aria-hidden="true">
      {chainCount > 1 && <span className={styles.chain} />}
      <span className={styles.account} />
    </span>
  )
}
