import { Icon } from '../../ui/Icon'
import { useDialog } from '../DialogContext'
import * as styles from './Unverified.styles'

/** The warning about a wallet that may be an impostor. Short in the list, in full in the wallet's step. */
export function Unverified({ full, hintId }: UnverifiedProps) {
  const { unverified, unverifiedText } = useDialog().messages.connect
  return (
    <span className={styles.mark} data-full={full || undefined}>
      <Icon name="warning" size={full ? 20 : 14} />
      <span>{full ? unverifiedText : unverified}</span>
      {/* Description of the row for screen readers. */}
      {hintId && (
        <span id={hintId} hidden>
          {unverifiedText}
        </span>
      )}
    </span>
  )
}

type UnverifiedProps = {
  /** Shows the full sentence instead of the short warning. */
  readonly full?: boolean | undefined
  /** Id of the full sentence, for the description of the row. */
  readonly hintId?: string | undefined
}
