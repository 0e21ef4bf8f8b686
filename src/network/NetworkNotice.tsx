import { Callout } from '../ui/Callout'
import * as styles from './NetworkDialog.styles'
import type { NetworkDialogProps } from './NetworkDialogProps'

/** Explains that the network is unsupported, or why no other network can be chosen, and what to do. */
export function NetworkNotice(props: NetworkDialogProps) {
  const { chains, hasOneChain, unsupported } = props
  const { oneText, onlyText, wrongOneText, wrongText } = props.messages.network
  const isOnly = chains.length === 1
  if (!unsupported && !hasOneChain && !isOnly) return null
  const wrong = hasOneChain ? wrongOneText : wrongText
  const calm = isOnly ? onlyText : oneText
  return (
    <div className={styles.notice}>
      <Callout
        tone={unsupported ? 'danger' : 'calm'}
        text={unsupported ? wrong : calm}
      />
    </div>
  )
}
