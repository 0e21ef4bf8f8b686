import { Skeleton } from '../../ui/Skeleton'
import { exactBalance } from '../../ui/text/exactBalance'
import { formatBalance } from '../../ui/text/formatBalance'
import { unseen } from '../../ui/unseen.styles'
import type { Balance } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import * as styles from './BalanceLine.styles'

/** Maximum length of an exact amount with its symbol on one line of a phone's dialog. */
const maxLength = 13

/**
 * The balance of the account. Shortens a long amount as the button does, and shows the full amount below. Shows a
 * placeholder until the balance is known.
 */
export function BalanceLine(props: BalanceLineProps) {
  const { balance, chain, worth } = props
  const { account, locale } = useDialog().messages
  if (!balance) {
    return (
      <div className={styles.balance} data-waiting="">
        <p className={styles.amount}>
          <Skeleton width={144} height={24} />
        </p>
        {worth !== undefined && <p className={styles.detail} />}
        <p className={styles.detail}>
          <Skeleton width={72} height={12} />
        </p>
      </div>
    )
  }
  const { symbol } = balance
  const exact = exactBalance(balance, locale)
  const isLong = exact.length > maxLength
  const amount = isLong ? formatBalance(balance, locale) : exact
  return (
    <div className={styles.balance}>
      <p className={styles.amount} title={account.balance(exact, chain)}>
        <bdi translate="no">
          {amount.slice(0, -symbol.length)}
          <span className={styles.symbol}>{symbol}</span>
        </bdi>
      </p>{' '}
      {worth !== undefined && <p className={styles.detail}>{worth}</p>}
      <p className={styles.detail}>
        {/* Visitors see the network in its row below. */}
        {isLong && `${exact} `}
        <span className={unseen}>{account.balanceOn(chain)}</span>
      </p>
    </div>
  )
}

type BalanceLineProps = {
  readonly balance: Balance | undefined
  /** Name of the balance's network. */
  readonly chain: string
  /** Fiat value. Empty while it is pending, `undefined` if the host does not provide one. */
  readonly worth: string | undefined
}
