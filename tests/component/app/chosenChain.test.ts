import { expect, test } from 'vitest'
import { dockOf } from '../../../src/remote/page/dockOf'
import { address, chains, install } from '../engine/startEngine'
import { byTestId, config, connect, mountPage } from './aPage'

const [first, second] = chains
const always = { showNetwork: 'always' } as const

test('a visitor without a wallet chooses the network that the wallet connects on', async () => {
  const { asked } = install({ chainId: first.id })
  const { getSnapshot } = mountPage(always)
  const network = () => byTestId('network-button')
  await expect.poll(() => network()?.textContent).toBe(first.name)
  network()?.click()
  const row = ({ id }: { id: number }) => byTestId(`chain-${id}`)
  await expect.poll(() => row(second)).toBeTruthy()
  expect(row(first)?.ariaCurrent).toBe('true')
  // Nothing is connected.
  expect(row(first)?.textContent).toBe(first.name)
  row(second)?.click()
  await expect.poll(() => network()?.textContent).toBe(second.name)
  expect(getSnapshot()).toMatchObject({
    status: 'disconnected',
    chain: { id: second.id },
    dialog: undefined,
  })
  await connect(always)
  expect(asked).toContain('wallet_switchEthereumChain')
  expect(getSnapshot()).toMatchObject({ address, chain: { id: second.id } })
})

test.each([
  ['begins with its first chain', always, first.id],
  ['begins with its initial chain', { ...always, initialChain: 10 }, 10],
  ['offers no network by default', {}, undefined],
  [
    'offers no network if it has one chain',
    { ...always, chains: [first] as const },
    undefined,
  ],
])('a page without a wallet %s', (_, more, chainId) => {
  const { chain, mayOpen } = dockOf({ ...config, ...more }).getSnapshot()
  expect(chain?.id).toBe(chainId)
  expect(mayOpen.network).toBe(chainId !== undefined)
})

test('switchChain without a wallet chooses a chain of the page', async () => {
  const { getSnapshot } = mountPage(always)
  await getSnapshot().switchChain(10)
  expect(getSnapshot().chain?.id).toBe(10)
  const request = { method: 'eth_chainId' } as const
  expect(await getSnapshot().provider.request(request)).toBe('0xa')
  await expect(getSnapshot().switchChain(999)).rejects.toThrow('999')
  expect(getSnapshot().chain?.id).toBe(10)
})
