import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { LoadFailure } from '../../../src/kit/LoadFailure'
import {
  loadWalletdock,
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from '../../../src/kit/walletdock'

/** Renders a host page with its own heading, and records the errors of its React and its boundary. */
export function openHost(
  url: string,
  props: Partial<WalletdockBoundaryProps> = {},
) {
  const failures: LoadFailure[] = []
  const caught: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, {
    onCaughtError: (error) => caught.push(error),
  })
  // Only a remote that hangs has a short limit, because a busy machine is not a failure.
  const timeoutMs = /hangs/.test(url) ? 4000 : 8000
  const load = () => loadWalletdock({ url, timeoutMs })
  root.render(
    <StrictMode>
      <h1>The shop</h1>
      <WalletdockBoundary
        load={load}
        config={{ appName: 'Shop' }}
        onFailure={(failure) => failures.push(failure)}
        {...props}
      >
        {props.children ?? (({ ConnectButton }) => <ConnectButton />)}
      </WalletdockBoundary>
    </StrictMode>,
  )
  const close = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(close)
  return { container, failures, caught, close }
}

export const button = (name: string | RegExp) =>
  page.getByRole('button', { name })
export const retry = button(
  /^(Couldn’t load|Something went wrong)\. Try again$/,
)
