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
    if (isForPage(error)) throw error
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
 * Returns whether the page must see the value: an error of `walletdock/testing` is for the page's test, and a framework
 * throws values to navigate, `redirect()` and `notFound()` in Next, and responses in React Router. These values are
 * recognised by their fields, because a page may contain several copies of a class.
 * @see https://nextjs.org/docs/app/api-reference/functions/redirect
 * @see https://reactrouter.com/api/utils/isRouteErrorResponse
 */
function isForPage(thrown: unknown): boolean {
  const { digest, type, internal, name, status } = fieldsOf(thrown)
  return (
    name === 'TestError' ||
    (typeof digest === 'string' && digest.startsWith('NEXT_')) ||
    thrown instanceof Response ||
    type === 'DataWithResponseInit' ||
    (typeof internal === 'boolean' && typeof status === 'number')
  )
}
