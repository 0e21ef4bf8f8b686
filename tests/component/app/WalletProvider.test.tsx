import { Component, type ReactNode, StrictMode } from 'react'
import { expect, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { useWallet } from '../../../src/app/react/useWallet'
import type { ConfigConflict } from '../../../src/errors/ConfigConflict'
import { WalletProvider } from '../../../src/remote/page/WalletProvider'
import { render } from '../../fixtures/pages/render'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { address, install } from '../engine/startEngine'
import { config, connect } from './aPage'

function Shown() {
  const { address, status } = useWallet()
  return <output>{`${status} ${address ?? ''}`}</output>
}

/** An error boundary of the host. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: '' }
  static getDerivedStateFromError(thrown: Error) {
    return { said: `${thrown.name}: ${thrown.message}` }
  }
  override render() {
    return this.state.said || this.props.children
  }
}

const saidBy = (children: ReactNode) => {
  const { container } = render(<Boundary>{children}</Boundary>)
  // React logs the errors that a boundary catches.
  expect(takeConsole().length).toBeGreaterThan(0)
  return container.textContent
}

test('a second provider with other options reports the ignored options, and works', async () => {
  install()
  const conflicts: ConfigConflict[] = []
  const { container } = render(
    <StrictMode>
      <WalletProvider {...config}>
        <Shown />
      </WalletProvider>
      <WalletProvider
        {...config}
        appName="Another"
        theme="dark"
        onConflict={(conflict) => conflicts.push(conflict)}
      >
        <Shown />
      </WalletProvider>
    </StrictMode>,
  )
  await expect.poll(() => conflicts).toHaveLength(1)
  expect(conflicts[0]).toMatchObject({
    name: 'ConfigConflict',
    options: ['appName', 'theme'],
  })
  await connect()
  for (const output of container.querySelectorAll('output'))
    await expect.poll(() => output.textContent).toBe(`connected ${address}`)
})

test.each([
  ['useWallet', <Shown key="a" />],
  ['ConnectButton', <ConnectButton key="b" />],
  [
    'ConnectButton.Custom',
    <ConnectButton.Custom key="c">{() => null}</ConnectButton.Custom>,
  ],
])(
  '%s without a provider throws an error that names the missing component',
  (_, element) => {
    expect(saidBy(element)).toMatch(/needs a <WalletProvider> above it/)
  },
)

test('a wrong configuration throws while the host renders, and the page can render a correct one afterwards', () => {
  const wrong = { ...config, wallets: [] }
  expect(saidBy(<WalletProvider {...wrong} />)).toMatch(
    /^ConfigurationError: No wallet list/,
  )
  const { container } = render(
    <WalletProvider {...config}>
      <Shown />
    </WalletProvider>,
  )
  expect(container.textContent).toBe('disconnected ')
})
