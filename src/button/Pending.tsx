import * as styles from './Pending.styles'

/** Holds the place of the connected button until that is known, or here. */
export function Pending({ chainCount }: { readonly chainCount: number }) {
  return (
    <span className={styles.pending} aria-hidden="true">
      {chainCount > 1 && <span className={styles.chain} />}
      <span className={styles.account} />
    </span>
  )
}
