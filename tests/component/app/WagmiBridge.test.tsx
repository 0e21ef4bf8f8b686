import { expect, test } from 'vitest'
import { useConnection } from 'wagmi'
import { WagmiBridge } from '../../../src/app/WagmiBridge'
import { WalletProvider } from '../../../src/app/WalletProvider'
import { render } from '../../parts/render'
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
