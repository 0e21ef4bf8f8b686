import { Icon } from '../ui/Icon'
import type { NetworkDialogProps } from './NetworkDialog'
import * as styles from './NetworkDialog.styles'

/** Says why nothing works here, or why no other network can be chosen, and what to do. */
export function NetworkNotice(props: NetworkDialogProps) {
  const { hasOneChain, unsupported } = props
  const { oneText, wrongOneText, wrongText } = props.messages.network
  if (!unsupported && !hasOneChain) return null
  const wrong = hasOneChain ? wrongOneText : wrongText
  return (
    <p className={styles.notice} data-tone={unsupported ? 'danger' : 'calm'}>
      <Icon name={unsupported ? 'warning' : 'info'} />
      {unsupported ? wrong : oneText}
    </p>
  )
}
