import type { DialogMessages } from '../messages/dialogs'
import { Icon } from '../ui/Icon'
import * as styles from './NetworkDialog.styles'

/** Says why nothing works here, and what to do. */
export function WrongNetwork({
  messages,
}: {
  readonly messages: DialogMessages
}) {
  return (
    <p className={styles.notice}>
      <Icon name="warning" />
      {messages.network.wrongText}
    </p>
  )
}
