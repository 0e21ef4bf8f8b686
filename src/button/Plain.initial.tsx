import { shortenAddress } from '../ui/text/shortenAddress.initial'
import * as styles from './ConnectButtonView.styles.initial'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton.initial'

/** A plain button that works without the code of the connected button. Shown if that fails to load. */
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
