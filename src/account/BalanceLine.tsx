import type { DialogMessages } from '../messages/dialogs'
import type { Balance } from '../session/State'
import { Skeleton } from '../ui/Skeleton'
import { exactBalance } from '../ui/text/exactBalance'
import * as styles from './BalanceLine.styles'

/** The full balance of the account. Shows a placeholder until it is known. */
export function BalanceLine({ balance, chain, messages }: BalanceLineProps) {
  if (!balance) {
    return (
      <p className={styles.line} data-waiting="">
        <Skeleton width={120} height={16} />
      </p>
    )
  }
  const amount = exactBalance(balance, messages.locale)
  return (
    <p className={styles.line}>{messages.account.balance(amount, chain)}</p>
  )
}

type BalanceLineProps = {
  readonly balance: Balance | undefined
  /** Name of the balance's network. */
  readonly chain: string
  readonly messages: DialogMessages
}
