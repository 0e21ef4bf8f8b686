import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton.initial'
import type { CustomButtonFields } from '../../../src/app/react/customAccount'
import { WalletProvider } from '../../../src/app/react/WalletProvider.initial'
import { render } from '../../fixtures/pages/render'
import { address, rpcUrls } from '../engine/startEngine'
import { config } from './aPage'

test('a custom button has the account of the page’s own wagmi from its first render, until wagmi disconnects', async () => {
  const wagmi = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  wagmi.setState((state) => ({
    ...state,
    status: 'reconnecting',
    current: 'earlier',
    // A connector that wagmi reads from its storage has only these fields.
    connections: new Map([
      [
        'earlier',
        {
          accounts: [address],
          chainId: 8453,
          connector: { id: 'acme', name: 'Acme' },
        },
      ],
    ]) as unknown as typeof state.connections,
  }))
  const given: CustomButtonFields[] = []
  render(
    <WalletProvider {...config} wagmi={wagmi}>
      <ConnectButton.Custom>
        {(fields) => {
          given.push(fields)
          return null
        }}
      </ConnectButton.Custom>
    </WalletProvider>,
  )
  const frames = () =>
    given.map(({ account, chain, mounted }) => [
      account?.displayName,
      chain?.name,
      mounted,
    ])
  const restored = ['0xf39F…2266', 'Base', true]
  expect(frames()[0]).toEqual(restored)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(frames()).toEqual(frames().map(() => restored))
  wagmi.setState((state) => ({
    ...state,
    status: 'disconnected',
    current: null,
    connections: new Map(),
  }))
  await expect.poll(() => frames().at(-1)).toEqual([undefined, undefined, true])
})
