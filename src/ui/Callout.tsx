import * as styles from './Callout.styles'
import { Icon } from './Icon'

/** A highlighted sentence: a problem that blocks the visitor, or important information. */
export function Callout(props: {
  readonly text: string
  readonly tone: 'danger' | 'calm'
}) {
  return (
    <p className={styles.callout} data-tone={props.tone}>
      <Icon name={props.tone === 'danger' ? 'warning' : 'info'} />
      {props.text}
    </p>
  )
}
