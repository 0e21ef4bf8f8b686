import type { ChainView } from '../chains/Chain'
import type { ButtonMessages } from '../messages/button'
import type { Account } from '../session/State'
import { Avatar } from '../ui/Avatar'
import { formatBalance } from '../ui/formatBalance'
import { Icon } from '../ui/Icon'
import { shortenAddress } from '../ui/shortenAddress'
import { shortenName } from '../ui/shortenName'
import * as styles from './AccountButton.styles'
import { bySize, type Responsive } from './bySize'

/** What the account button shows beside the balance. */
export type AccountStatus = 'full' | 'avatar' | 'address'

/** Who is connected, and what they have. */
export function AccountButton(props: AccountButtonProps) {
  const { account, chain, messages, expanded, onOpen } = props
  const { show = 'full' } = props
  const { showBalance = { smallScreen: false, largeScreen: true } } = props
  const { small, large } = bySize<AccountStatus>(show)
  const shown = bySize<boolean>(showBalance)
  const balance = balanceText(account, messages)
  const name = account.name
    ? shortenName(account.name)
    : shortenAddress(account.address)
  return (
    <button
      type="button"
      className={styles.account}
      part="account-button"
      data-testid="wd-account-button"
      data-small={small}
      data-large={large}
      data-balance-small={shown.small}
      data-balance-large={shown.large}
      title={account.address}
      aria-label={messages.yourAccount(name, chain?.name, balance)}
      aria-description={
        account.hasPendingTransactions ? messages.pending : undefined
      }
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true })
        onOpen()
      }}
    >
      <bdi className={styles.balance} data-waiting={!balance || undefined}>
        {balance ?? '0.000 ETH'}
      </bdi>
      <span className={styles.inner}>
        <span
          className={styles.avatar}
          data-busy={account.hasPendingTransactions || undefined}
        >
          <Avatar address={account.address} url={account.avatar} size={24} />
        </span>
        <bdi className={styles.name}>{name}</bdi>
        <Icon name="chevron" size={16} />
      </span>
    </button>
  )
}

function balanceText(account: Account, messages: ButtonMessages) {
  if (!account.balance) return
  const { value, decimals, symbol } = account.balance
  return `${formatBalance(value, decimals, messages.locale)} ${symbol}`
}

type AccountButtonProps = {
  readonly account: Account
  readonly chain: ChainView | undefined
  readonly show: Responsive<AccountStatus> | undefined
  readonly showBalance: Responsive<boolean> | undefined
  readonly messages: ButtonMessages
  readonly expanded: boolean
  readonly onOpen: () => void
}
