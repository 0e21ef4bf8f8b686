import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { loadWalletdock, WalletdockBoundary } from '../../../src/kit/walletdock'
import { remoteAt } from './remoteAt'

/** Stands in for a framework's own boundary. */
class Framework extends Component<
  {
    readonly onThrown: (thrown: unknown) => void
    readonly children: ReactNode
  },
  { readonly isDone?: true }
> {
  override state: { readonly isDone?: true } = {}

  static getDerivedStateFromError() {
    return { isDone: true }
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onThrown(thrown)
  }

  override render() {
    return this.state.isDone ? (
      <p>The framework navigates</p>
    ) : (
      this.props.children
    )
  }
}

test.each([
  [
    'redirect() of Next',
    Object.assign(new Error('NEXT_REDIRECT'), {
      digest: 'NEXT_REDIRECT;replace;/there;307;',
    }),
  ],
  [
    'notFound() of Next',
    Object.assign(new Error('NEXT_HTTP_ERROR_FALLBACK;404'), {
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    }),
  ],
  ['a response', new Response(null, { status: 404 })],
  [
    'data() of React Router',
    { type: 'DataWithResponseInit', data: 'gone', init: { status: 410 } },
  ],
  [
    'a route error of React Router',
    { status: 403, statusText: 'Forbidden', internal: false, data: '' },
  ],
])('%s passes through the boundary to the framework', async (_, thrown) => {
  const reached: unknown[] = []
  const failures: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, { onCaughtError: () => {} })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <Framework onThrown={(one) => reached.push(one)}>
      <WalletdockBoundary
        load={() => loadWalletdock({ url: remoteAt('none').url })}
        config={{ appName: 'Shop' }}
        onFailure={(failure) => failures.push(failure)}
      >
        {() => {
          throw thrown
        }}
      </WalletdockBoundary>
    </Framework>,
  )
  await expect
    .poll(() => container.textContent)
    .toContain('The framework navigates')
  expect(reached).toEqual([thrown])
  expect(failures).toEqual([])
})
