import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Config, connect as wagmiConnect } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConfig, http, useConnection, WagmiProvider } from 'wagmi'
import { dockOf } from '../../../../src/app/dockOf.initial'
import { getWagmiConfig } from '../../../../src/features/wagmiBridge/getWagmiConfig'
import { render } from '../../../fixtures/pages/render'
import { config, connect } from '../../app/aPage'
import { address, install, rpcUrls, walletId } from '../../engine/startEngine'

const queryClient = new QueryClient()

function Own({ label }: { readonly label: string }) {
  const { address, status } = useConnection()
  return <output>{`${label}: ${status} ${address ?? ''}`}</output>
}

/** A host that renders its own WagmiProvider with Walletdock's config. */
const host = (handed: Config, label = 'host') => (
  <WagmiProvider config={handed} reconnectOnMount={false}>
    <QueryClientProvider client={queryClient}>
      <Own label={label} />
    </QueryClientProvider>
  </WagmiProvider>
)

test('getWagmiConfig resolves with the same config each time', async () => {
  expect(await getWagmiConfig(config)).toBe(await getWagmiConfig(config))
})

test('a host with its own WagmiProvider reads the connection on every render', async () => {
  install()
  const handed = await getWagmiConfig(config)
  const { container, rerender } = render(host(handed))
  expect(container.textContent).toBe('host: disconnected ')
  const { session } = await connect()
  await expect.poll(() => container.textContent).toMatch(address)
  rerender(host(handed, 'again'))
  expect(container.textContent).toBe(`again: connected ${address}`)
  expect(session.getState().connection.type).toBe('connected')
})

test('a wallet that the host connects through wagmi is in the session, and is stored for the next page load', async () => {
  install()
  const handed = await getWagmiConfig(config)
  const connector = handed.connectors.find(({ id }) => id === walletId)
  if (!connector) throw new Error('The wallet is not announced.')
  await wagmiConnect(handed, { connector })
  const { session } = dockOf(config)
  expect(session.getState().connection).toMatchObject({ account: { address } })
  await expect
    .poll(() => localStorage.getItem('walletdock.recentConnectorId'))
    .toBe(JSON.stringify(walletId))
})

test('getWagmiConfig resolves with the host’s config if the host passes one', async () => {
  const own = createConfig({
    chains: [base],
    transports: { [base.id]: http(rpcUrls[8453]) },
  })
  expect(await getWagmiConfig({ ...config, wagmi: own })).toBe(own)
})
