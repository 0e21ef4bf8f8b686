import { Button } from '../Button'
import { DialogHeader, type DialogHeaderProps } from './DialogHeader'
import * as styles from './NotLoaded.styles'

/** Error message of a dialog whose view failed to load or crashed. */
export function NotLoaded({ text, retry, onRetry, ...header }: NotLoadedProps) {
  return (
    <div>
      <DialogHeader {...header} />
      <div className={styles.body} role="alert">
        <p className={styles.text}>{text}</p>
        <Button tone="primary" data-testid="wd-retry" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    </div>
  )
}

export type NotLoadedProps = Omit<DialogHeaderProps, 'onBack'> & {
  readonly text: string
  /** Label of the retry button. */
  readonly retry: string
  readonly onRetry: () => void
}
