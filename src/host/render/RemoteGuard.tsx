import { Component, type ReactNode } from 'react'
import { LoadFailure } from '../LoadFailure'

type RemoteGuardProps = {
  readonly children: ReactNode
  /** What to show instead; `retry` mounts the children again. */
  readonly fallback: (failure: LoadFailure, retry: () => void) => ReactNode
  readonly onFailure: ((failure: LoadFailure) => void) | undefined
}

type RemoteGuardState = { readonly failure?: LoadFailure | undefined }

/** Keeps what is thrown below it while rendering from the rest of the page. */
export class RemoteGuard extends Component<RemoteGuardProps, RemoteGuardState> {
  override state: RemoteGuardState = {}

  static getDerivedStateFromError(error: unknown): RemoteGuardState {
    const failure = new LoadFailure(
      'crashed',
      `The wallet or a part inside its boundary stopped: ${String(error)}`,
      error,
    )
    return { failure }
  }

  override componentDidCatch(): void {
    const { failure } = this.state
    if (failure) this.props.onFailure?.(failure)
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { children, fallback } = this.props
    return failure
      ? fallback(failure, () => this.setState({ failure: undefined }))
      : children
  }
}
