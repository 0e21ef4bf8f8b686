import { unseen } from '../ui/unseen.styles.initial'
import * as styles from './ConnectButtonView.styles.initial'
import type { DrawnButtonProps } from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton.initial'
import { Pending } from './Pending.initial'
import { WhenConnected } from './WhenConnected.initial'

/**
 * The button in each of its states: pending, disconnected, connected, unsupported network. @see specification, section
 * 2
 */
export function ConnectButtonView(props: DrawnButtonProps) {
  const { status, messages, onIntent } = props
  const isDisconnected =
    status === 'disconnected' || status === 'unauthenticated'
  // A host's own label does not depend on the language, so it is shown at once.
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
        // Focus that returns from a dialog does not mean that the visitor is about to press the button.
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
          {/* The failure is shown on the button, because pressing it retries. */}
          {!isBlank && (failed ?? props.label ?? messages.connect)}
        </OpenButton>
      ) : props.isPending ? (
        <Pending chainStatus={props.chainStatus} />
      ) : (
        <WhenConnected {...props} />
      )}
      {isDisconnected && (
        // Screen readers read a button's text as its name, so a separate status region announces the failure.
        <span role="status" className={unseen}>
          {failed}
        </span>
      )}
    </div>
  )
}
