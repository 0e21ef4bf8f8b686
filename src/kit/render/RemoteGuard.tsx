import { Component, type ReactNode } from 'react'
import { fieldsOf } from '../../platform/shapes'
import { LoadFailure } from '../LoadFailure'

type RemoteGuardProps = {
  readonly children: ReactNode
  /** Returns the content to render after a failure. `retry` mounts the children again. */
  readonly fallback: (failure: LoadFailure, retry: () => void) => ReactNode
  readonly onFailure: ((failure: LoadFailure) => void) | undefined
}

/**
 * Error boundary that protects the rest of the page from rendering errors in its children. Rethrows values that a
 * framework throws to navigate.
 */
export class RemoteGuard extends Component<RemoteGuardProps> {
  override state: { readonly failure?: LoadFailure | undefined } = {}

  static getDerivedStateFromError(error: unknown): RemoteGuard['state'] {
    if (isNavigation(error)) throw error
    const message = `The wallet or a part inside its boundary stopped: ${String(error)}`
    return { failure: new LoadFailure('crashed', message, error) }
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
 * Returns whether a framework threw the value to navigate: `redirect()` and `notFound()` in Next, and responses in
 * React Router. Frameworks mark these values with their fields instead of a class, because a page may contain several
 * copies of the class.
 * @see https://nextjs.org/docs/app/api-reference/functions/redirect
 * @see https://reactrouter.com/api/utils/isRouteErrorResponse
 */
function isNavigation(thrown: unknown): boolean {
  const { digest, type, internal, status } = fieldsOf(thrown)
  return (
    (typeof digest === 'string' && digest.startsWith('NEXT_')) ||
    thrown instanceof Response ||
    type === 'DataWithResponseInit' ||
    (typeof internal === 'boolean' && typeof status === 'number')
  )
}
