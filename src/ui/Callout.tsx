import * as styles from './Callout.styles'
import { Icon } from './Icon'

/** A highlighted sentence: a problem that blocks the visitor, or important information. */
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
