import { unseen } from '../ui/unseen.styles'
import * as styles from './ConnectButtonView.styles'
import type { DrawnButtonProps } from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton'
import { Pending } from './Pending'
import { WhenConnected } from './WhenConnected'

/** The button in each of its states: pending, disconnected, connected, on a wrong network. @see specification, section 2 */
export function ConnectButtonView(props: DrawnButtonProps) {
  const { status, messages, onIntent } = props
  const isDisconnected =
    status === 'disconnected' || status === 'unauthenticated'
  // A host's own label needs no language, so it is shown at once.
  const isBlank = props.isPending && (props.label ?? '') === ''
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
        // Focus that only returns from a dialog is no intent.
        if (target.matches(':focus-visible')) onIntent?.()
      }}
    >
      {isDisconnected ? (
        <OpenButton
          className={isBlank ? styles.blank : styles.connect}
          aria-label={isBlank ? messages.connect : undefined}
          dialog="connect"
          opened={props.dialog}
          onOpen={props.onOpen}
        >
          {/* The failure is shown on the button that retries. */}
          {!isBlank && (failed ?? props.label ?? messages.connect)}
        </OpenButton>
      ) : props.isPending ? (
        <Pending chainStatus={props.chainStatus} />
      ) : (
        <WhenConnected {...props} />
      )}
      {isDisconnected && (
        // A button's text is its name, so a status beside it informs screen readers.
        <span role="status" className={unseen}>
          {failed}
        </span>
      )}
    </div>
  )
}
