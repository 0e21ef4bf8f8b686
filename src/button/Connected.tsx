import { buttonWords } from '../messages/button'
import { noticeMessages } from '../messages/notice'
import type { Account } from '../session/State'
import { onDemand } from '../ui/onDemand'
import { useOnDemand } from '../ui/useOnDemand'
import { AccountButton } from './AccountButton'
import { ChainButton } from './ChainButton'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import * as styles from './Connected.styles'
import { FailureNotice } from './FailureNotice'
import { noticePlace } from './noticePlaces'

// Few hosts need one account alone; until it is here, the button is the usual one.
const wrongAccount = onDemand(() =>
  import('./WrongAccountButton').then((all) => all.WrongAccountButton),
)

/** Chain selector and account button, or the way out of a wrong network. */
export function Connected(props: ConnectButtonViewProps) {
  const { account = placeholder, chain } = props
  const messages = buttonWords(props.messages)
  const { value: WrongAccount } = useOnDemand(
    account.expects ? wrongAccount : undefined,
  )
  const { isRecalled } = account
  const pending = props.status === 'loading' && !isRecalled
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
      aria-busy={isRecalled}
      inert={pending}
    >
      {chain && (
        <ChainButton
          {...shared}
          // A colour that fades from calm to alarm would be seen too late.
          key={wrong ? 'wrong' : 'chain'}
          chain={chain}
          show={props.chainStatus}
        />
      )}
      {account.expects && WrongAccount ? (
        <WrongAccount
          {...shared}
          address={account.address}
          expects={account.expects}
          words={props.noticeMessages ?? noticeMessages}
        />
      ) : (
        <AccountButton
          {...shared}
          account={account}
          // Where there is little room, the words of the other button matter more.
          show={
            wrong
              ? { smallScreen: 'avatar', largeScreen: 'full' }
              : props.accountStatus
          }
          // Nobody reads a balance on a network that is not the app's.
          showBalance={wrong ? false : props.showBalance}
          onBalanceSeen={
            pending || isRecalled ? undefined : props.onBalanceSeen
          }
        />
      )}
      <FailureNotice {...props} account={account} />
    </div>
  )
}

/** Stands in for the account that is on its way, so that its place has the right size. */
const placeholder: Account = {
  address: '0x0000000000000000000000000000000000000000',
  chainId: 0,
  connector: { id: '', name: '' },
}

/** What is fetched together: the button, and the notice, which is shown in a corner as well. */
export const connectedParts = { Connected, FailureNotice }
