import { asStep } from '../../ui/dialog/steps'
import { Mark } from '../../ui/Mark'
import { QrCode } from '../../ui/QrCode'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'
import { CopyAddress } from './AccountActions'
import * as styles from './AccountDialog.styles'

const size = 44

/** The full address, as a QR code for other wallets and as text. */
export function Receive(props: {
  readonly account: Account
  readonly onBack: () => void
}) {
  const { address, connector } = props.account
  const { messages } = useDialog()
  const middle = address.length / 2
  return (
    <section ref={asStep} data-way="forward">
      <ViewHeader title={messages.account.receive} onBack={props.onBack} />
      <div className={styles.receive}>
        <QrCode
          // Only the address, because some wallets do not support EIP-681.
          text={address}
          size={280}
          label={messages.account.address}
          failed={messages.notLoaded}
          mark={
            connector.icon
              ? { drawing: <Mark {...connector} size={size} />, size }
              : undefined
          }
        />
        {/* On one line, or on two lines of the same length. */}
        <p className={styles.wholeAddress} dir="ltr" translate="no">
          <span>{address.slice(0, middle)}</span>
          <span>{address.slice(middle)}</span>
        </p>
        <CopyAddress address={address} />
      </div>
    </section>
  )
}
