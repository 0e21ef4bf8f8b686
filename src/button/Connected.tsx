import { AccountButton } from './AccountButton'
import { ChainButton } from './ChainButton'
import type { ConnectButtonViewProps } from './ConnectButtonView'
import * as styles from './Connected.styles'
import { nobody } from './nobody'
import { Told } from './Told'
import { tellsHere } from './tellers'

/** Chain selector and account button, or the way out of a wrong network. */
export function Connected(props: ConnectButtonViewProps) {
  const { account = nobody, chain, messages } = props
  const pending = props.status === 'loading'
  const wrong = !pending && chain?.unsupported
  const shared = {
    chain,
    messages,
    opened: props.dialog,
    onOpen: props.onOpen,
  }
  return (
    <div
      ref={tellsHere}
      className={styles.pair}
      data-pending={pending || undefined}
      aria-hidden={pending || undefined}
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
      {!wrong && (
        <AccountButton
          {...shared}
          account={account}
          show={props.accountStatus}
          showBalance={props.showBalance}
          onBalanceSeen={pending ? undefined : props.onBalanceSeen}
        />
      )}
      <Told {...props} account={account} />
    </div>
  )
}

/** What comes together: the button, and the notice that is also told elsewhere. */
export const connectedParts = { Connected, Told }
