import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ChainView } from '../../data/chains/Chain'
import { Callout } from '../../ui/Callout'
import { DisconnectButton } from '../../ui/DisconnectButton'
import { enterBack } from '../../ui/dialog/enter'
import { focusHeading } from '../../ui/dialog/focusHeading'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import { unseen } from '../../ui/unseen.styles'
import type { AccountAction } from '../../wallet/session/AccountOptions'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'
import { AccountActions } from './AccountActions'
import * as styles from './AccountDialog.styles'
import { AccountRows } from './AccountRows'
import { BalanceLine } from './BalanceLine'
import { Face } from './Face'
import { Receive } from './Receive'

/** The account dialog: address, balance, and the visitor's options. @see specification, section 2 */
export function AccountDialog(props: AccountDialogProps) {
  const { account, children, isBack } = props
  const { messages, send } = useDialog()
  const [isReceiving, setReceiving] = useState(false)
  const [previousStep, setPreviousStep] = useState<Step>(isBack && 'network')
  const body = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (isReceiving || !previousStep || !body.current) return
    enterBack(body.current)
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
    <>
      <ViewHeader title={messages.account.title} />
      <div ref={body} className={styles.body}>
        <AccountSummary {...props} />
        {/* Only for screen readers if the list of transactions below shows the status as well. */}
        <p className={children ? unseen : styles.pending} role="status">
          {account.hasPendingTransactions && messages.account.pending}
        </p>
        <AccountActions
          actions={props.actions}
          address={account.address}
          explorer={props.explorer}
          isBack={previousStep === 'receive'}
          onAction={props.onAction}
          onReceive={() => setReceiving(true)}
        />
        <AccountRows
          chain={props.chain}
          // The list of connected wallets contains this wallet.
          connector={props.wallets ? undefined : account.connector}
          isBack={previousStep === 'network'}
          onNetwork={props.onNetwork}
          onOtherWallet={props.onOtherWallet}
        />
        {props.wallets}
        {props.tokens}
        {children}
        <div className={styles.footer}>
          <DisconnectButton
            label={messages.disconnect}
            onClick={() => send({ type: 'LEAVE' })}
          />
        </div>
      </div>
    </>
  )
}

/** Avatar, name, address and balance of the account, and a warning if the host expects another account. */
function AccountSummary(props: AccountDialogProps) {
  const { account, badges, chain, worth } = props
  const { address, balance, connector, expects, name } = account
  const { messages } = useDialog()
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
        <Face account={account} />
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

/** The step that the visitor has come back from, if any. Its row or tile has the focus again. */
type Step = 'network' | 'receive' | false | undefined

export type AccountDialogProps = {
  readonly account: Account
  /** The wallet's network. */
  readonly chain: ChainView
  /** The account's page in the network's block explorer, if there is an explorer. */
  readonly explorer?:
    | { readonly name: string; readonly url: string }
    | undefined
  /** The list of connected wallets, if the host allows several. */
  readonly wallets?: ReactNode
  /** The wallet's capabilities. */
  readonly badges?: ReactNode
  /** The account's tokens. */
  readonly tokens?: ReactNode
  /** Content below everything else. */
  readonly children?: ReactNode
  /** Whether the visitor has come back from the list of networks. */
  readonly isBack?: boolean | undefined
  /** The host's custom buttons. */
  readonly actions?: readonly AccountAction[] | undefined
  /** Fiat value of the balance. Empty while it is pending, `undefined` if the host does not provide one. */
  readonly worth?: string | undefined
  readonly onAction: (action: AccountAction) => void
  /** Called when the visitor wants to switch the network. */
  readonly onNetwork: () => void
  /** Called when the visitor wants to use another wallet. */
  readonly onOtherWallet: () => void
}
