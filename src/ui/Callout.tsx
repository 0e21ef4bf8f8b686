import * as styles from './Callout.styles'
import { Icon } from './Icon'

/** A sentence that stands out: what keeps the visitor from going on, or what to know first. */
export function Callout({ text, tone }: CalloutProps) {
  return (
    <p className={styles.callout} data-tone={tone}>
      <Icon name={tone === 'danger' ? 'warning' : 'info'} />
      {text}
    </p>
  )
}

type CalloutProps = {
  readonly text: string
  readonly tone: 'danger' | 'calm'
}
