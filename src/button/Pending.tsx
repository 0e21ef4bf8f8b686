import { bySize, type Responsive } from './bySize'
import type { ChainStatus } from './ChainButton'
import * as styles from './Pending.styles'

/** Holds the place of the button until that is known, or here. */
export function Pending({ connected, chainStatus = 'full' }: PendingProps) {
  const { small, large } = bySize<ChainStatus>(chainStatus)
  return (
    <span className={styles.pending} aria-hidden="true">
      {connected ? (
        <>
          <span
            className={styles.chain}
            data-small={small}
            data-large={large}
          />
          <span className={styles.account} />
        </>
      ) : (
        <span />
      )}
    </span>
  )
}

type PendingProps = {
  /** True where a wallet is, or may be, connected. */
  readonly connected: boolean
  readonly chainStatus: Responsive<ChainStatus> | undefined
}
