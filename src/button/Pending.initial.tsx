import { bySize, type Responsive } from './bySize.initial'
import type { ChainStatus } from './ChainButton'
import * as styles from './Pending.styles.initial'

/** Placeholder until the account is known or the connected button has loaded. */
export function Pending({ chainStatus = 'full' }: PendingProps) {
  const { small, large } = bySize<ChainStatus>(chainStatus)
  return (
    <span className={styles.pending} aria-hidden="true">
      <span className={styles.chain} data-small={small} data-large={large} />
      <span className={styles.account} />
    </span>
  )
}

type PendingProps = {
  readonly chainStatus: Responsive<ChainStatus> | undefined
}
