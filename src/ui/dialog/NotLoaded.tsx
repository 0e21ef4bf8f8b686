import { Component, type ReactNode } from 'react'
import { Button } from '../Button'
import { DialogHeader, type DialogHeaderProps } from './DialogHeader'
import * as styles from './NotLoaded.styles'

/** Error message of a dialog whose view failed to load or crashed. */
export function NotLoaded(
  props: DialogHeaderProps & {
    readonly text: string
    readonly retry: string
    readonly onRetry: () => void
  },
) {
  const { text, retry, onRetry, ...header } = props
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

type Props = {
  readonly fallback: (retry: () => void) => ReactNode
  readonly children: ReactNode
}

/** Catches an error of a view inside its dialog, and offers to render the view again. */
export class ViewBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children
  }
}
