import { shortenAddress } from '../ui/shortenAddress'
import type { ConnectButtonViewProps } from './ConnectButtonView'
import * as styles from './ConnectButtonView.styles'
import { OpenButton } from './OpenButton'
import { Pending } from './Pending'

/** Stands in for the connected button when that could not be fetched: plain, but it works. */
export function Plain(props: ConnectButtonViewProps) {
  const { status, account, chain, messages } = props
  if (status === 'loading')
    return <Pending connected chainStatus={props.chainStatus} />
  return (
    <OpenButton
      className={styles.connect}
      dialog={chain?.unsupported ? 'network' : 'account'}
      part={chain?.unsupported ? 'network-button' : 'account-button'}
      opened={props.dialog}
      onOpen={props.onOpen}
    >
      {chain?.unsupported
        ? messages.wrongNetwork
        : account && shortenAddress(account.address)}
    </OpenButton>
  )
}
