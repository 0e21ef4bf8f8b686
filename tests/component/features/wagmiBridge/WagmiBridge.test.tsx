import {
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { useConnection } from 'wagmi'
import { WagmiBridge } from '../../../../src/features/wagmiBridge/WagmiBridge'
import { WalletProvider } from '../../../../src/remote/page/WalletProvider'
import { render } from '../../../fixtures/pages/render'
import { config, connect } from '../../app/aPage'
import { address, install } from '../../engine/startEngine'

/** A component of the host that uses wagmi's hook. */
function Own() {
  const { address, status } = useConnection()
  return <output>{`${status} ${address ?? ''}`}</output>
}

const page = () => (
  <WalletProvider {...config}>
    <WagmiBridge>
      <Own />
    </WagmiBridge>
  </WalletProvider>
)

test('WagmiBridge can mount after the visitor has connected, without changing the connection', async () => {
  install()
  const { session } = await connect()
  const { container } = render(page())
  expect(container.textContent).toBe(`connected ${address}`)
  expect(session.getState().connection.type).toBe('connected')
})

/** Reports the QueryClient that components of the host receive. */
function Queries({ tell }: { readonly tell: (client: QueryClient) => void }) {
  tell(useQueryClient())
  return null
}

test('queries of the host inside WagmiBridge use the QueryClient outside it', () => {
  const own = new QueryClient()
  const seen = new Set<QueryClient>()
  const draw = (client: QueryClient) => (
    <QueryClientProvider client={client}>
      <WalletProvider {...config}>
        <WagmiBridge>
          <Queries tell={(found) => seen.add(found)} />
        </WagmiBridge>
      </WalletProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(draw(own))
  expect([...seen]).toEqual([own])
  // A host may replace its client, for example when another user signs in.
  const next = new QueryClient()
  rerender(draw(next))
  expect([...seen]).toEqual([own, next])
})

test('without a QueryClient of the host, WagmiBridge provides the same QueryClient on every render', () => {
  const seen = new Set<QueryClient>()
  const draw = () => (
    <WalletProvider {...config}>
      <WagmiBridge>
        <Queries tell={(found) => seen.add(found)} />
      </WagmiBridge>
    </WalletProvider>
  )
  const { rerender } = render(draw())
  rerender(draw())
  expect(seen.size).toBe(1)
})
