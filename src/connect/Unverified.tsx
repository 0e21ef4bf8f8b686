import type { DialogMessages } from '../messages/dialogs'
import { Icon } from '../ui/Icon'
import * as styles from './Unverified.styles'

/** The mark of a wallet that may be an impostor: short in its row, in full where it is asked to connect. */
export function Unverified({ messages, full, hintId }: UnverifiedProps) {
  const { unverified, unverifiedText } = messages.connect
  return (
    <span className={styles.mark} data-full={full || undefined}>
      <Icon name="warning" size={full ? 20 : 14} />
      <span>{full ? unverifiedText : unverified}</span>
      {/* For screen readers: the row is described by this. */}
      {hintId && (
        <span id={hintId} hidden>
          {unverifiedText}
        </span>
      )}
    </span>
  )
}

type UnverifiedProps = {
  readonly messages: DialogMessages
  /** The whole sentence instead of the mark. */
  readonly full?: boolean | undefined
  /** Id under which the row finds the sentence for its description. */
  readonly hintId?: string | undefined
}
