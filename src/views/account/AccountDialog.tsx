import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { enterBack } from '../../ui/dialog/enter'
import { focusHeading } from '../../ui/dialog/focus'
import { unseen } from '../../ui/unseen.styles'
import type { AccountAction } from '../../wallet/session/AccountOptions'
import { useDialog } from '../DialogContext'
import { DisconnectButton } from '../DisconnectButton'
import { ViewHeader } from '../ViewHeader'
import { AccountActions, AccountRows } from './AccountActions'
import * as styles from './AccountDialog.styles'
import { AccountSummary, type AccountSummaryProps } from './AccountSummary'
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
        <AccountSummary
          account={account}
          chain={props.chain}
          worth={props.worth}
          badges={props.badges}
        />
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
          <DisconnectButton />
        </div>
      </div>
    </>
  )
}

/** The step that the visitor has come back from, if any. Its row or tile has the focus again. */
type Step = 'network' | 'receive' | false | undefined

export type AccountDialogProps = AccountSummaryProps & {
  /** The account's page in the network's block explorer, if there is an explorer. */
  readonly explorer?:
    | { readonly name: string; readonly url: string }
    | undefined
  /** The list of connected wallets, if the host allows several. */
  readonly wallets?: ReactNode
  /** The account's tokens. */
  readonly tokens?: ReactNode
  /** Content below everything else. */
  readonly children?: ReactNode
  /** Whether the visitor has come back from the list of networks. */
  readonly isBack?: boolean | undefined
  /** The host's custom buttons. */
  readonly actions?: readonly AccountAction[] | undefined
  readonly onAction: (action: AccountAction) => void
  /** Called when the visitor wants to switch the network. */
  readonly onNetwork: () => void
  /** Called when the visitor wants to use another wallet. */
  readonly onOtherWallet: () => void
}
