import { expect, test } from 'vitest'
import { providerOf } from '../../../src/wallet/engine/connectors/wrapProvider'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { announceProvider } from './announceProvider'
import { address, otherAddress, startEngine } from './startEngine'

installFakeTime()

type Asked = { readonly method: string; readonly params?: unknown }

/** Like Rabby, answers nothing else while its window is open. */
function installBusyWallet() {
  const info = { name: 'Busy', rdns: 'test.busy', icon: '' }
  const prompts: (() => void)[] = []
  let closed = Promise.resolve()
  let isGranted = false
  let isSilent = false
  let chainId = '0x2105'

  function open(approve: () => unknown) {
    const answer = new Promise((resolve) =>
      prompts.push(() => resolve(approve())),
    )
    closed = answer.then(() => {})
    return answer
  }

  async function request({ method, params }: Asked): Promise<unknown> {
    if (isSilent) return new Promise(() => {})
    if (method === 'wallet_requestPermissions')
      throw Object.assign(new Error('Unknown.'), { code: 4200 })
    if (method === 'eth_requestAccounts')
      return open(() => {
        isGranted = true
        return [address]
      })
    if (method === 'wallet_switchEthereumChain')
      return open(() => {
        chainId = Object(params)[0].chainId
        return null
      })
    if (/crypt/i.test(method)) return open(() => 'secret')
    // A request that arrives just before the window opens waits as well.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await closed
    if (method === 'eth_sendTransaction') throw new Error('No.')
    if (method === 'eth_accounts') return isGranted ? [address] : []
    return method === 'eth_chainId' ? chainId : null
  }
  announceProvider(info, { request, on() {}, removeListener() {} })
  return {
    id: info.rdns,
    prompts,
    approve: () => prompts.pop()?.(),
    /** Emulates an extension that is removed. Its provider does not report that. */
    vanish() {
      isSilent = true
    },
  }
}

async function openPrompt() {
  const wallet = installBusyWallet()
  const engine = startEngine({ walletTimeoutMs: 300_000 })
  engine.connect(1, wallet.id)
  await expect.poll(() => wallet.prompts.length).toBe(1)
  return { ...engine, wallet }
}

async function connectedPage() {
  const page = await openPrompt()
  page.wallet.approve()
  await expect.poll(page.news).toMatchObject([{ type: 'CONNECTED' }])
  return page
}

test('while the wallet’s window is open, the page does not say that the wallet is gone, and a late approval connects', async () => {
  const { last, news, wallet } = await openPrompt()
  await passTime(9000, 1000)
  expect(news()).toEqual([])
  await passTime(60_000, 1000)
  expect(news()).toMatchObject([
    { type: 'FAILED', failure: { class: 'timed-out' } },
  ])
  wallet.approve()
  await expect.poll(last).toMatchObject({ type: 'CONNECTED', attempt: 1 })
})

test('a switch waits while the wallet’s window is open', async () => {
  const { dispatch, last, news, wallet } = await connectedPage()
  dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
  await expect.poll(() => wallet.prompts.length).toBe(1)
  await passTime(60_000, 1000)
  expect(news()).toHaveLength(1)
  wallet.approve()
  await expect.poll(last).toEqual({ type: 'SWITCH_ENDED', number: 1 })
})

test('a wallet that has answered before and no longer does is gone, unless its window may be open', async () => {
  const { dispatch, news, send, wallet } = await connectedPage()
  wallet.vanish()
  const request = { to: otherAddress, value: 1n } as const
  const outcome = send(request).catch(({ name }: Error) => name)
  await passTime(11_000, 1000)
  expect(await outcome).toBe('WalletGoneError')
  dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
  await passTime(60_000, 1000)
  expect(news()).toHaveLength(1)
})

test.each(['eth_decrypt', 'eth_getEncryptionPublicKey', 'acme_decrypt'])(
  'sending waits while the window that %s has opened is open',
  async (method) => {
    const { config, send, wallet } = await connectedPage()
    const [connection] = config.state.connections.values()
    const provider = connection && (await providerOf(connection.connector))
    // viem's types do not list these methods.
    provider?.request({ method } as never)
    await expect.poll(() => wallet.prompts.length).toBe(1)
    const outcomes: string[] = []
    send({ to: otherAddress, value: 1n }).catch(({ name }: Error) =>
      outcomes.push(name),
    )
    await passTime(60_000, 1000)
    expect(outcomes).toEqual([])
    wallet.approve()
    await expect.poll(() => outcomes).toEqual(['Error'])
  },
)

test.each([
  ['io.metamask', 'wallet-gone'],
  ['io.metamask.flask', 'wallet-gone'],
  // MetaMask's SDK may wait for a phone.
  ['io.metamask.mmc', 'timed-out'],
  ['io.metamask.mobile', 'timed-out'],
])(
  'the extension of MetaMask is gone if it does not return its chain id, which it returns even while its window is open: %s is %s',
  async (rdns, failure) => {
    announceProvider(
      { name: 'MetaMask', rdns, icon: '' },
      {
        request: () => new Promise(() => {}),
        on() {},
        removeListener() {},
        isMetaMask: true,
      },
    )
    const { connect, news } = startEngine({ walletTimeoutMs: 300_000 })
    connect(1, rdns)
    await passTime(11_000, 1000)
    expect(news()).toMatchObject([
      { type: 'FAILED', failure: { class: failure } },
    ])
  },
)
