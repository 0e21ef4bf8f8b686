import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, connect as wagmiConnect } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { dockOf } from '../../../src/app/dockOf'
import { wagmiConfig } from '../../../src/app/wagmi/wagmiConfig'
import { render } from '../../fixtures/pages/render'
import { address, install, rpcUrls, walletId } from '../engine/startEngine'
import { config, connect } from './aPage'

const queryClient = new QueryClient()

function Own({ label }: { readonly label: string }) {
  const { address, status } = useConnection()
  return <output>{`${label}: ${status} ${address ?? ''}`}</output>
}

/** A host that wraps its own provider around the config it was handed. */
const host = (handed: Config, label = 'host') => (
  <WagmiProvider config={handed} reconnectOnMount={false}>
    <QueryClientProvider client={queryClient}>
      <Own label={label} />
    </QueryClientProvider>
  </WagmiProvider>
)

test('every time, a host is handed the same config', async () => {
  expect(await wagmiConfig(config)).toBe(await wagmiConfig(config))
})

test('a host with a provider of its own reads the connection, however often it renders', async () => {
  install()
  const handed = await wagmiConfig(config)
  const { container, rerender } = render(host(handed))
  expect(container.textContent).toBe('host: disconnected ')
  const { session } = await connect()
  await expect.poll(() => container.textContent).toMatch(address)
  rerender(host(handed, 'again'))
  expect(container.textContent).toBe(`again: connected ${address}`)
  expect(session.getState().connection.type).toBe('connected')
})

test('a wallet that a host’s own button connects is in the session, and is resumed', async () => {
  install()
  const handed = await wagmiConfig(config)
  const connector = handed.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new Error('The wallet is not announced.')
  await wagmiConnect(handed, { connector })
  const { session } = dockOf(config)
  expect(session.getState().connection).toMatchObject({ account: { address } })
  await expect
    .poll(() => localStorage.getItem('walletdock.recentConnectorId'))
    .toBe(JSON.stringify(walletId))
})

test('a host that brought a config is handed that one', async () => {
  const own = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
  })
  expect(await wagmiConfig({ ...config, wagmiConfig: own })).toBe(own)
})
