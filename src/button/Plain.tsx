import { shortenAddress } from '../ui/text/shortenAddress'
import * as styles from './ConnectButtonView.styles'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton'

/** Stands in for the connected button when that could not be fetched: plain, but it works. */
export function Plain(props: ConnectButtonViewProps) {
  const { account, chain, messages } = props
  const dialog = chain?.unsupported ? 'network' : 'account'
  return (
    <OpenButton
      className={styles.connect}
      dialog={dialog}
      opened={props.dialog}
      onOpen={props.onOpen}
      translate={chain?.unsupported ? undefined : 'no'}
    >
      {chain?.unsupported
        ? messages.wrongNetwork
        : account && shortenAddress(account.address)}
    </OpenButton>
  )
}
