import { useEffect, useState } from 'react'
import { onDemand, useOnDemand } from '../../ui/onDemand'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { unseen } from '../../ui/unseen.styles'
import * as styles from './ConnectButtonView.styles'
import {
  bySize,
  type ChainStatus,
  type ConnectButtonViewProps,
  type DrawnButtonProps,
} from './ConnectButtonViewProps'
import { OpenButton } from './OpenButton'

/** The button in each of its states. @see specification, section 2 */
export function ConnectButtonView(props: DrawnButtonProps) {
  const { status, messages, onIntent } = props
  const isDisconnected =
    status === 'disconnected' || status === 'unauthenticated'
  // A host's own label does not depend on the language, so it is shown at once.
  const isBlank = props.isPending && (props.label ?? '') === ''
  const failed =
    props.notice?.type === 'not-loaded' ? messages.notLoadedShort : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element only listens, and the buttons inside it act
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
      {status === 'disconnected' && props.offersNetwork && (
        <ChosenNetwork {...props} />
      )}
      {isDisconnected ? (
        <OpenButton
          className={isBlank ? styles.blank : styles.connect}
          aria-label={isBlank ? messages.connect : undefined}
          opens="connect"
          view={props}
        >
          {/* The failure is shown on the button, because pressing the button retries. */}
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

/** How long the placeholder is shown before the plain button replaces it, in milliseconds. */
const patienceMs = 2000

const fetchParts = () =>
  import(/* webpackChunkName: 'connectedButton' */ './Connected').then(
    ({ connectedParts }) => connectedParts,
  )

/** The connected button and its notice. Imported only here, so that the bundler creates a single file for them. */
export const connectedButton = onDemand(() => fetchParts().catch(fetchParts))

/** The network button for visitors without a wallet, once it has loaded. */
function ChosenNetwork({ chain, ...view }: DrawnButtonProps) {
  const { value } = useOnDemand(connectedButton)
  return value && chain ? (
    <value.ChainButton chain={chain} view={view} />
  ) : (
    <span className={styles.pendingChain} />
  )
}

/** The connected button, once it has loaded. Pressing the plain button that replaces it loads it again. */
function WhenConnected(props: Omit<DrawnButtonProps, 'label'>) {
  const { value, failed, retry } = useOnDemand(connectedButton)
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(setLate, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])

  if (value) return <value.Connected {...props} />
  if (props.status === 'loading' || (!failed && !isLate))
    return <Pending chainStatus={props.chainStatus} />
  return (
    <Plain
      {...props}
      onOpen={(dialog) => {
        retry()
        props.onOpen(dialog)
      }}
    />
  )
}

/** Placeholder until the account is known or the connected button has loaded. */
export function Pending(props: Pick<ConnectButtonViewProps, 'chainStatus'>) {
  const { chainStatus = 'full' } = props
  const { small, large } = bySize<ChainStatus>(chainStatus)
  return (
    <span className={styles.pending} aria-hidden="true">
      <span
        className={styles.pendingChain}
        data-small={small}
        data-large={large}
      />
      <span className={styles.pendingAccount} />
    </span>
  )
}

/** A plain button that works without the code of the connected button. Shown if that code is late or fails to load. */
export function Plain(props: ConnectButtonViewProps) {
  const { account, chain, messages } = props
  return (
    <OpenButton
      className={styles.connect}
      opens={chain?.unsupported ? 'network' : 'account'}
      view={props}
      translate={chain?.unsupported ? undefined : 'no'}
    >
      {chain?.unsupported
        ? messages.wrongNetwork
        : account && shortenAddress(account.address)}
    </OpenButton>
  )
}
