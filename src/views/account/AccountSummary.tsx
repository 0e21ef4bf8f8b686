import type { ReactNode } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import { Avatar } from '../../ui/Avatar'
import { Callout } from '../../ui/Callout'
import { Mark } from '../../ui/Mark'
import { Skeleton } from '../../ui/Skeleton'
import { exactBalance } from '../../ui/text/exactBalance'
import { formatBalance } from '../../ui/text/formatBalance'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import { unseen } from '../../ui/unseen.styles'
import type { Account, Balance } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import * as styles from './AccountSummary.styles'

export type AccountSummaryProps = {
  readonly account: Account
  /** The wallet's network. */
  readonly chain: ChainView
  /** Fiat value of the balance. Empty while it is pending, `undefined` if the host does not provide one. */
  readonly worth?: string | undefined
  /** The wallet's capabilities. */
  readonly badges?: ReactNode
}

/** Avatar, name, address and balance of the account, and a warning if the host expects another account. */
export function AccountSummary(props: AccountSummaryProps) {
  const { account, badges, chain, worth } = props
  const { address, balance, connector, expects, name } = account
  const { avatar, messages } = useDialog()
  return (
    <>
      {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
      <div role="status" className={styles.wrong}>
        {expects && (
          <Callout
            tone="danger"
            text={messages.account.wrong(
              shortenAddress(expects),
              connector.name,
            )}
          />
        )}
      </div>
      <div className={styles.summary}>
        <span
          className={styles.face}
          data-pending={account.hasPendingTransactions || undefined}
        >
          <Avatar account={account} choose={avatar} size={80} />
          {connector.icon && (
            <span className={styles.badge}>
              <Mark {...connector} size={24} round />
            </span>
          )}
        </span>
        <div className={styles.who}>
          <p className={styles.name} title={name ?? address} translate="no">
            {name ? shortenName(name) : shortenAddress(address)}
          </p>
          {name && (
            <p className={styles.address} title={address} translate="no">
              <bdi>{shortenAddress(address)}</bdi>
            </p>
          )}
        </div>
        {!chain.unsupported && (
          <BalanceLine
            key={`${address} ${chain.id}`}
            balance={balance}
            chain={chain.name}
            worth={worth}
          />
        )}
      </div>
      {badges}
    </>
  )
}

/** Maximum length of an exact amount with its symbol on one line of a phone's dialog. */
const maxLength = 13

/** The balance of the account. If it is long, shortens it as the button does, and shows the full amount below. */
function BalanceLine(props: {
  readonly balance: Balance | undefined
  /** Name of the balance's network. */
  readonly chain: string
  readonly worth: string | undefined
}) {
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
