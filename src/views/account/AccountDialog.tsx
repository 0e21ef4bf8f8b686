import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '../../ui/Avatar'
import { Callout } from '../../ui/Callout'
import { focusHeading } from '../../ui/dialog/focus'
import { asStep } from '../../ui/dialog/steps'
import { Mark } from '../../ui/Mark'
import { Skeleton } from '../../ui/Skeleton'
import { exactBalance, readableBalance } from '../../ui/text/exactBalance'
import { formatBalance } from '../../ui/text/formatBalance'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { displayName } from '../../ui/text/shortenName'
import { unseen } from '../../ui/unseen.styles'
import type { Balance } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { DisconnectButton } from '../DisconnectButton'
import { ViewHeader } from '../ViewHeader'
import {
  AccountActions,
  type AccountPlaces,
  AccountRows,
  type AccountTasks,
} from './AccountActions'
import * as styles from './AccountDialog.styles'
import * as summary from './AccountSummary.styles'
import { Receive } from './Receive'

/** The account dialog: address, balance, and the visitor's options. @see specification, section 2 */
export function AccountDialog(props: AccountDialogProps) {
  const { account, children, isBack } = props
  const { messages } = useDialog()
  const [isReceiving, setReceiving] = useState(false)
  const [previousStep, setPreviousStep] = useState<Step>(isBack && 'network')
  const body = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (isReceiving || !previousStep || !body.current) return
    const dialog = body.current.closest('dialog')
    if (dialog) focusHeading(dialog)
  }, [isReceiving, previousStep])

  if (isReceiving) {
    const goBack = () => {
      setPreviousStep('receive')
      setReceiving(false)
    }
    return <Receive account={account} onBack={goBack} />
  }
  return (
    <section ref={asStep} data-way={previousStep && 'back'}>
      <ViewHeader title={messages.account.title} />
      <div ref={body} className={styles.body}>
        <AccountSummary {...props} />
        {/* Only for screen readers if the list of transactions below shows the status as well. */}
        <p className={children ? unseen : styles.pending} role="status">
          {account.hasPendingTransactions && messages.account.pending}
        </p>
        <AccountActions
          {...props}
          isBack={previousStep === 'receive'}
          onReceive={() => setReceiving(true)}
        />
        <AccountRows
          {...props}
          // The list of connected wallets contains this wallet.
          connector={props.wallets ? undefined : account.connector}
          isBack={previousStep === 'network'}
        />
        {props.wallets}
        {props.tokens}
        {children}
        <div className={styles.footer}>
          <DisconnectButton />
        </div>
      </div>
    </section>
  )
}

/** The step that the visitor has come back from, if any. Its row or tile has the focus again. */
type Step = 'network' | 'receive' | false | undefined

export type AccountDialogProps = AccountTasks &
  AccountPlaces & {
    /** Fiat value of the balance. Empty while it is pending, `undefined` if the host does not provide one. */
    readonly worth?: string | undefined
    readonly badges?: ReactNode
    /** The list of connected wallets, if the host allows several. */
    readonly wallets?: ReactNode
    readonly tokens?: ReactNode
    /** Content below everything else. */
    readonly children?: ReactNode
    /** Whether the visitor has come back from the list of networks. */
    readonly isBack?: boolean | undefined
  }

/** Avatar, name, address and balance of the account, and a warning if the host expects another account. */
function AccountSummary(props: AccountDialogProps) {
  const { account, badges, chain, worth } = props
  const { address, balance, connector, expects, name } = account
  const { avatar, messages } = useDialog()
  return (
    <>
      {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
      <div role="status" className={summary.wrong}>
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
      <div className={summary.summary}>
        <span
          className={summary.face}
          data-pending={account.hasPendingTransactions || undefined}
        >
          <Avatar account={account} choose={avatar} size={80} />
          {connector.icon && (
            <span className={summary.badge}>
              <Mark {...connector} size={24} round />
            </span>
          )}
        </span>
        <div className={summary.who}>
          <p className={summary.name} title={name ?? address} translate="no">
            {displayName(account)}
          </p>
          {name && (
            <p className={summary.address} title={address} translate="no">
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

/** Maximum length of an amount with its symbol on one line of a phone's dialog, in large and in smaller letters. */
const maxLengths = { large: 13, smaller: 22 } as const

/** The balance of the account, on one line. If it is very long, shortens it as the button does. */
function BalanceLine(props: {
  readonly balance: Balance | undefined
  readonly chain: string
  readonly worth: string | undefined
}) {
  const { balance, chain, worth } = props
  const { account, locale } = useDialog().messages
  if (!balance) {
    return (
      <div className={summary.balance} data-waiting="">
        <p className={summary.amount}>
          <Skeleton width={144} height={24} />
        </p>
        {worth !== undefined && <p className={summary.detail} />}
      </div>
    )
  }
  const { symbol } = balance
  const readable = readableBalance(balance, locale)
  const { length } = readable
  const amount =
    length > maxLengths.smaller ? formatBalance(balance, locale) : readable
  return (
    <div className={summary.balance}>
      <p
        className={summary.amount}
        data-long={length > maxLengths.large || undefined}
        title={account.balance(exactBalance(balance, locale), chain)}
      >
        <bdi translate="no">
          {amount.slice(0, -symbol.length)}
          <span className={summary.symbol}>{symbol}</span>
        </bdi>{' '}
        {/* Visitors see the network in its row below. */}
        <span className={unseen}>{account.balanceOn(chain)}</span>
      </p>
      {worth !== undefined && <p className={summary.detail}>{worth}</p>}
    </div>
  )
}
