import { Component, type ReactNode } from 'react'

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
