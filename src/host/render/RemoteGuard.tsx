import { Component, type ReactNode } from 'react'
import { LoadFailure } from '../LoadFailure'

type RemoteGuardProps = {
  readonly children: ReactNode
  /** What to show instead; `retry` mounts the children again. */
  readonly fallback: (failure: LoadFailure, retry: () => void) => ReactNode
  readonly onFailure: ((failure: LoadFailure) => void) | undefined
}

type RemoteGuardState = { readonly failure?: LoadFailure | undefined }

/**
 * Keeps errors that are thrown below it while rendering from the rest of the page. What a framework throws to navigate
 * passes through.
 */
export class RemoteGuard extends Component<RemoteGuardProps, RemoteGuardState> {
  override state: RemoteGuardState = {}

  static getDerivedStateFromError(error: unknown): RemoteGuardState {
    if (isNavigation(error)) throw error
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

/**
 * True for what a framework throws to navigate: `redirect()` and `notFound()` of Next, and responses of React Router.
 * Frameworks mark these values in their own ways, because they pass through several copies of a class.
 * @see https://nextjs.org/docs/app/api-reference/functions/redirect
 * @see https://reactrouter.com/api/utils/isRouteErrorResponse
 */
function isNavigation(thrown: unknown): boolean {
  const { digest, type, internal, status } = Object(thrown)
  return (
    (typeof digest === 'string' && digest.startsWith('NEXT_')) ||
    thrown instanceof Response ||
    type === 'DataWithResponseInit' ||
    (typeof internal === 'boolean' && typeof status === 'number')
  )
}
