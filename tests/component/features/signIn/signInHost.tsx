import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { onTestFinished } from 'vitest'
import type { Authentication } from '../../../../src/app/Authentication'
import { ConnectButton } from '../../../../src/app/react/ConnectButton'
import { useWallet } from '../../../../src/app/react/useWallet'
import type { WalletdockConfig } from '../../../../src/app/WalletdockConfig'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { WalletProvider } from '../../../../src/remote/page/WalletProvider'
import { render } from '../../../fixtures/pages/render'
import { config } from '../../app/aPage'

function Shown() {
  const { status } = useWallet()
  return <output>{status}</output>
}

/** Renders a host whose server verifies every signature, and which renders again when its status changes. */
export function aHost(
  change: Partial<Authentication> = {},
  more: Partial<WalletdockConfig> = {},
) {
  const asked: string[] = []
  let auth: Authentication = {
    status: 'unauthenticated',
    async getNonce() {
      asked.push('nonce')
      return 'n1'
    },
    createMessage: ({ nonce, chainId }) => `${nonce} on ${chainId}`,
    async verify({ message, signature }) {
      asked.push(`verify ${message} ${signature.length}`)
      tell('authenticated')
      return true
    },
    async signOut() {
      asked.push('sign out')
      tell('unauthenticated')
    },
    ...change,
  }
  const page = () => (
    <StrictMode>
      <WalletProvider {...config} {...more} auth={auth}>
        <ConnectButton />
        <Shown />
      </WalletProvider>
    </StrictMode>
  )
  const { container, rerender } = render(page())
  const { session } = dockOf(config)
  onTestFinished(() => session.send({ type: 'CLOSE' }))
  function tell(status: Authentication['status']) {
    auth = { ...auth, status }
    // Unmounting signs out, and an unmounted page must not render.
    if (container.isConnected) flushSync(() => rerender(page()))
  }
  const status = () => container.querySelector('output')?.textContent
  return { asked, status, tell }
}
