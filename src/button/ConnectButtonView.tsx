import { unseen } from '../ui/unseen.styles'
import * as styles from './ConnectButtonView.styles'
import type { ConnectButtonViewProps } from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton'
import { WhenConnected } from './WhenConnected'

/** The button in each of its states: pending, disconnected, connected, on a wrong network. @see specification, section 2 */
export function ConnectButtonView(props: ConnectButtonViewProps) {
  const { status, messages, onIntent } = props
  const isDisconnected =
    status === 'disconnected' || status === 'unauthenticated'
  const failed =
    props.notice?.type === 'not-loaded' ? messages.notLoadedShort : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens, the buttons act
    <div
      className={styles.group}
      part="group"
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={({ target }) => {
        // One that only comes back from a dialog wants nothing.
        if (target.matches(':focus-visible')) onIntent?.()
      }}
    >
      {isDisconnected ? (
        <OpenButton
          className={styles.connect}
          dialog="connect"
          part="connect-button"
          opened={props.dialog}
          onOpen={props.onOpen}
        >
          {/* What went wrong is told where the next try is. */}
          {failed ?? props.label ?? messages.connect}
        </OpenButton>
      ) : (
        <WhenConnected {...props} />
      )}
      {isDisconnected && (
        // A button's words are its name, so screen readers are told beside it.
        <span role="status" className={unseen}>
          {failed}
        </span>
      )}
    </div>
  )
}
