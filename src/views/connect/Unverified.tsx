import { Icon } from '../../ui/Icon'
import { useDialog } from '../DialogContext'
import * as styles from './ConnectDialog.styles'

/**
 * The warning about a wallet that may be an impostor. Short in the list, in full in the wallet's step.
 * @param props.hintId id of the full sentence, for the description of the row
 */
export function Unverified(props: {
  readonly full?: boolean
  readonly hintId?: string
}) {
  const { full, hintId } = props
  const { unverified, unverifiedText } = useDialog().messages.connect
  return (
    <span className={styles.unverified} data-full={full || undefined}>
      <Icon name="warning" size={full ? 20 : 14} />
      <span>{full ? unverifiedText : unverified}</span>
      {hintId && (
        <span id={hintId} hidden>
          {unverifiedText}
        </span>
      )}
    </span>
  )
}
