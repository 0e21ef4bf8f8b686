import { useCallback } from 'react'
import { whenIdle } from '../../platform/page/whenIdle'
import { whileVisible } from '../../platform/page/whileVisible'
import { pageStorage } from '../../platform/storage/storage'
import { storedBalance } from '../../platform/storage/storedButton'
import { Avatar } from '../../ui/Avatar'
import { chevron, Line } from '../../ui/Line'
import { formatBalance } from '../../ui/text/formatBalance'
import { displayName } from '../../ui/text/shortenName'
import type { Account } from '../../wallet/session/State'
import {
  type AccountStatus,
  bySize,
  type ConnectButtonViewProps,
} from './ConnectButtonViewProps'
import * as styles from './Connected.styles'
import { moveFocus } from './moveFocus'
import { OpenButton } from './OpenButton'

// Formatting the first number on a page takes 20 ms or more, so do it while the page is idle.
whenIdle(() => formatBalance({ value: 1n, decimals: 0, symbol: '' }))

export function AccountButton(props: {
  readonly account: Account
  readonly view: ConnectButtonViewProps
}) {
  const { account, view } = props
  const { accountStatus = 'full', chain, messages, onBalanceVisible } = view
  const { showBalance = { smallScreen: false, largeScreen: true } } = view
  const { small, large } = bySize<AccountStatus>(accountStatus)
  const shown = bySize<boolean>(showBalance)
  // The latest balance of an earlier page is shown until this page's balance is loaded.
  const balance = account.balance
    ? formatBalance(account.balance, messages.locale)
    : storedBalance(pageStorage, account, messages.locale)
  const name = displayName(account)
  // The element is visible only if the balance is shown at this width and is in the window.
  const watch = useCallback(
    (place: HTMLElement | null) =>
      place && onBalanceVisible
        ? whileVisible(place, onBalanceVisible)
        : undefined,
    [onBalanceVisible],
  )
  // On narrow screens, the name is shortened before its last part, such as `.eth`.
  const dot = name.lastIndexOf('.')
  return (
    <OpenButton
      ref={moveFocus}
      className={styles.account}
      opens="account"
      view={view}
      data-small={small}
      data-large={large}
      data-balance-small={shown.small}
      data-balance-large={shown.large}
      title={account.address}
      aria-label={messages.yourAccount(name, chain?.name, balance)}
      aria-description={
        account.hasPendingTransactions ? messages.pending : undefined
      }
    >
      <bdi ref={watch} className={styles.balance} translate="no">
        {balance}
      </bdi>{' '}
      <span className={styles.accountInner}>
        <span
          className={styles.avatar}
          data-busy={account.hasPendingTransactions || undefined}
        >
          <Avatar account={account} choose={view.avatar} size={24} />
        </span>
        <bdi className={styles.accountName} translate="no">
          <span>{dot < 0 ? name : name.slice(0, dot)}</span>
          {dot >= 0 && <span>{name.slice(dot)}</span>}
        </bdi>
        <Line path={chevron} size={16} />
      </span>
    </OpenButton>
  )
}
