import { enterForward } from '../../ui/dialog/enter'
import { Mark } from '../../ui/Mark'
import { QrCode } from '../../ui/QrCode'
import type { Account } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { ViewHeader } from '../ViewHeader'
import { CopyAddress } from './CopyAddress'
import * as styles from './Receive.styles'

/** Size of the icon in CSS pixels. */
const markSize = 44

/** The full address, as a QR code for other wallets and as text. */
export function Receive({ account, onBack }: ReceiveProps) {
  const { messages } = useDialog()
  const { address, connector } = account
  return (
    <>
      <ViewHeader title={messages.account.receive} onBack={onBack} />
      <div ref={enterForward} className={styles.body}>
        <QrCode
          // Only the address, because some wallets do not support EIP-681.
          text={address}
          size={280}
          label={messages.account.address}
          failed={messages.notLoaded}
          mark={
            connector.icon
              ? {
                  drawing: <Mark {...connector} size={markSize} />,
                  size: markSize,
                }
              : undefined
          }
        />
        <WholeAddress address={address} />
        <CopyAddress address={address} />
      </div>
    </>
  )
}

type ReceiveProps = {
  readonly account: Account
  readonly onBack: () => void
}

/** A full address on one line, or on two lines of the same length. Browsers do not translate it. */
function WholeAddress({ address }: WholeAddressProps) {
  const middle = address.length / 2
  return (
    <p className={styles.address} dir="ltr" translate="no">
      <span>{address.slice(0, middle)}</span>
      <span>{address.slice(middle)}</span>
    </p>
  )
}

type WholeAddressProps = { readonly address: string }
