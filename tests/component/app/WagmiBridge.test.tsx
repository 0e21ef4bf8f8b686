import {
  QueryClient,
  QueryClientProvider,
  useQueryClient,
} from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { useConnection } from 'wagmi'
import { WalletProvider } from '../../../src/app/react/WalletProvider'
import { WagmiBridge } from '../../../src/app/wagmi/WagmiBridge'
import { render } from '../../fixtures/pages/render'
import { address, install } from '../engine/startEngine'
import { config, connect } from './aPage'

/** A host's own component, with wagmi's own hook. */
function Own({ label = '' }) {
  const { address, status } = useConnection()
  return <output>{`${label}${status} ${address ?? ''}`}</output>
}

const page = (label?: string) => (
  <WalletProvider {...config}>
    <WagmiBridge>
      <Own {...(label && { label })} />
    </WagmiBridge>
  </WalletProvider>
)

test('a host’s own wagmi hooks read the connection that a visitor makes', async () => {
  install()
  const { container } = render(page())
  expect(container.textContent).toBe('disconnected ')
  await connect()
  await expect.poll(() => container.textContent).toBe(`connected ${address}`)
})

test('a bridge that appears after the visitor has connected changes nothing', async () => {
  install()
  const { session } = await connect()
  const { container } = render(page())
  expect(container.textContent).toBe(`connected ${address}`)
  expect(session.getState().connection.type).toBe('connected')
})

test('a host that renders again stays connected', async () => {
  install()
  const { container, rerender } = render(page())
  const { session } = await connect()
  rerender(page('again: '))
  rerender(page('and again: '))
  await expect
    .poll(() => container.textContent)
    .toBe(`and again: connected ${address}`)
  expect(session.getState().connection.type).toBe('connected')
})

test('what the visitor disconnects is disconnected for the host’s hooks', async () => {
  install()
  const { container } = render(page())
  const { session } = await connect()
  session.send({ type: 'DISCONNECT' })
  await expect.poll(() => container.textContent).toBe('disconnected ')
})

/** Tells which client a host's own queries have. */
function Queries({ tell }: { readonly tell: (client: QueryClient) => void }) {
  tell(useQueryClient())
  return null
}

test('a host’s own queries below the bridge keep the client above it', () => {
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
  // A host may take another one, as for another user.
  const next = new QueryClient()
  rerender(draw(next))
  expect([...seen]).toEqual([own, next])
})

test('a page without a client has one below the bridge, the same each time', () => {
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
