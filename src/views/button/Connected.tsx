import { noticeMessages } from '../../data/messages/notice'
import type { Account } from '../../wallet/session/State'
import { AccountButton } from './AccountButton'
import { ChainButton } from './ChainButton'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import * as styles from './Connected.styles'
import { FailureNotice } from './FailureNotice'
import { noticeOf } from './noticeOf'
import { noticePlace } from './noticePlaces'
import { WrongAccountButton } from './WrongAccountButton'

/** Network button and account button. On an unsupported network, the network button lets the visitor switch. */
export function Connected(props: ConnectButtonViewProps) {
  const { account = placeholder, chain, messages } = props
  const { isRestored } = account
  const pending = props.status === 'loading' && !isRestored
  const wrong = !pending && chain?.unsupported
  const shared = {
    chain,
    messages,
    opened: props.dialog,
    onOpen: props.onOpen,
  }
  return (
    <div
      ref={noticePlace}
      className={styles.pair}
      data-pending={pending || undefined}
      aria-hidden={pending || undefined}
      aria-busy={isRestored}
      inert={pending}
    >
      {chain && (
        <ChainButton
          {...shared}
          // A new key skips the colour transition, which would delay the warning.
          key={wrong ? 'wrong' : 'chain'}
          chain={chain}
          show={props.chainStatus}
        />
      )}
      {account.expects ? (
        <WrongAccountButton
          {...shared}
          address={account.address}
          expects={account.expects}
          words={props.noticeMessages ?? noticeMessages}
        />
      ) : (
        <AccountButton
          {...shared}
          account={account}
          // On narrow screens, the text of the network button is more important.
          show={
            wrong
              ? { smallScreen: 'avatar', largeScreen: 'full' }
              : props.accountStatus
          }
          // On an unsupported network, the balance is not useful.
          showBalance={wrong ? false : props.showBalance}
          onBalanceVisible={
            pending || isRestored ? undefined : props.onBalanceVisible
          }
        />
      )}
      <FailureNotice {...props} account={account} />
    </div>
  )
}

/** Used while the account is unknown, so that the placeholder has the right size. */
const placeholder: Account = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 0,
  connector: { id: '', name: '' },
}

/**
 * The connected button and the failure notice, which load together. The notice is also used on its own, as a
 * toast.
 */
export const connectedParts = {
  Connected,
  FailureNotice,
  noticeMessages,
  noticeOf,
}
