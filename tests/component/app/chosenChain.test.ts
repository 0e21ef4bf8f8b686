import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { dockOf } from '../../../src/remote/page/dockOf'
import { address, chains, install, otherAddress } from '../engine/startEngine'
import { patient, startPhone } from '../engine/startPhone'
import { aHost } from '../features/signIn/signInHost'
import { byTestId, choose, config, connect, mountPage } from './aPage'
import { installOnceWallet } from './onceWallet'

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

test('the chosen chain is the first one that WalletConnect proposes, on which the phone starts', async () => {
  const { relayUrl, scanCode } = await startPhone()
  const { getSnapshot } = mountPage({
    ...always,
    projectId: '0'.repeat(32),
    relayUrl,
    wallets: [{ groupName: 'Popular', wallets: [rainbow] }],
  })
  await getSnapshot().switchChain(second.id)
  const { session } = dockOf(config)
  const code = () => {
    const { dialog } = session.getState()
    const { attempt } = dialog?.name === 'connect' ? dialog.flow : {}
    return attempt?.type === 'asking' ? attempt.uri : undefined
  }
  await getSnapshot().open('connect', { wallet: 'rainbow' })
  await expect.poll(code, patient).toBeDefined()
  await scanCode(code() ?? '')
  await expect.poll(() => getSnapshot().status, patient).toBe('connected')
  expect(getSnapshot().chain?.id).toBe(second.id)
})

test('the chosen chain is in the message to sign in', async () => {
  install({ chainId: first.id })
  const { asked, status } = aHost({}, always)
  await dockOf(config).getSnapshot().switchChain(second.id)
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
  expect(asked.at(-1)).toBe(`verify n1 on ${second.id} 132`)
})

test('the chosen chain is in the message of a wallet that connects and signs in with one prompt', async () => {
  installOnceWallet(otherAddress)
  const { asked, status } = aHost(
    {
      getNonce: async () => 'nonce00001',
      createFields: () => ({
        domain: 'shop.example',
        uri: 'https://shop.example',
      }),
    },
    always,
  )
  const dock = dockOf(config)
  await dock.getSnapshot().switchChain(second.id)
  await dock.wallets.load()
  dock.session.send({ type: 'OPEN', dialog: 'connect' })
  choose(dock)
  await expect.poll(status).toBe('connected')
  const message = asked
    .at(-1)
    ?.replace(/^verify /, '')
    .replace(/ 132$/, '')
  expect(parseSiweMessage(message ?? '').chainId).toBe(second.id)
})
