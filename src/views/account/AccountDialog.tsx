import { useLayoutEffect, useRef, useState } from 'react'
import { Callout } from '../../ui/Callout'
import { DisconnectButton } from '../../ui/DisconnectButton'
import { DialogHeader } from '../../ui/dialog/DialogHeader'
import { enterBack } from '../../ui/dialog/enter'
import { focusHeading } from '../../ui/dialog/focusHeading'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import { unseen } from '../../ui/unseen.styles'
import { AccountActions } from './AccountActions'
import * as styles from './AccountDialog.styles'
import type { AccountDialogProps } from './AccountDialogProps'
import { AccountRows } from './AccountRows'
import { BalanceLine } from './BalanceLine'
import { Face } from './Face'
import { Receive } from './Receive'

/** The account dialog: address, balance, and the visitor's options. @see specification, section 2 */
export function AccountDialog(props: AccountDialogProps) {
  const { account, chain, children, isBack, messages, send, tokens } = props
  const { address, connector, expects, name } = account
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
    return <Receive {...props} onBack={goBack} />
  }
  return (
    <>
      <DialogHeader
        title={messages.account.title}
        labels={messages}
        onClose={() => send({ type: 'CLOSE' })}
      />
      <div ref={body} className={styles.body}>
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
            balance={account.balance}
            chain={chain.name}
            messages={messages}
            worth={props.worth}
          />
        )}
        {props.badges}
        {/* Only for screen readers if the list of transactions below shows the status as well. */}
        <p className={children ? unseen : styles.pending} role="status">
          {account.hasPendingTransactions && messages.account.pending}
        </p>
        <AccountActions
          {...props}
          isBack={previousStep === 'receive'}
          onReceive={() => setReceiving(true)}
        />
        <AccountRows {...props} isBack={previousStep === 'network'} />
        {props.wallets}
        {tokens}
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

/** The step that the visitor has come back from, if any. Its row or tile has the focus again. */
type Step = 'network' | 'receive' | false | undefined
