import { expect, test } from 'vitest'
import { announceProvider } from './announceProvider'
import { address, startEngine } from './startEngine'

type Asked = { readonly method: string; readonly params?: readonly unknown[] }

/** A wallet that does not know chain 10, and says so in its own way. */
function installWallet(refuse: () => unknown, refuseAdd = () => {}) {
  const info = { name: 'Odd', rdns: 'test.odd', icon: '' }
  const asked: string[] = []
  const known = new Set([8453])
  let added: unknown
  let chainId = 8453
  async function request({ method, params = [] }: Asked): Promise<unknown> {
    asked.push(method)
    const [parameter] = params
    const wanted = Number(Object(parameter).chainId)
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [address]
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'wallet_addEthereumChain':
        refuseAdd()
        added = parameter
        known.add(wanted)
        return null
      case 'wallet_switchEthereumChain':
        if (!known.has(wanted)) return refuse()
        chainId = wanted
        return null
      default:
        throw Object.assign(new Error('Unknown.'), { code: 4200 })
    }
  }
  announceProvider(info, { request, on() {}, removeListener() {} })
  const chainRequests = () =>
    asked.filter((method) => /EthereumChain/.test(method))
  return { id: info.rdns, added: () => added, chainRequests }
}

async function connectedPage(...args: Parameters<typeof installWallet>) {
  const wallet = installWallet(...args)
  const engine = startEngine()
  engine.connect(1, wallet.id)
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  const last = engine.last
  return { ...engine, last, wallet }
}

const fail = (thrown: unknown) => () => {
  throw thrown
}
const coded = (code: number, message = 'Kette unbekannt.', data?: object) =>
  Object.assign(new Error(message), { code, data })

const switchAgain = {
  type: 'SWITCH',
  number: 2,
  chainId: 10,
  add: true,
} as const

class UnreadableError {
  readonly code = 4902
  get message() {
    throw new Error('Not here.')
  }
}

test.each<[string, () => unknown]>([
  ['an error in another language', fail(new Error('Kette unbekannt.'))],
  ['4901', fail(coded(4901))],
  ['null, and stays', () => null],
])(
  'a switch that fails with %s ends with a failure that can be mended by adding the network, which switches',
  async (_, refuse) => {
    const { dispatch, last, wallet } = await connectedPage(refuse)
    dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
    await expect.poll(last).toMatchObject({
      type: 'SWITCH_ENDED',
      number: 1,
      failure: {
        class: expect.stringMatching(/^(unknown|chain-unsupported)$/),
      },
    })
    expect(last()).not.toHaveProperty('remedy')
    dispatch(switchAgain)
    await expect.poll(last).toEqual({ type: 'SWITCH_ENDED', number: 2 })
    expect(wallet.chainRequests().slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  },
)

// `unit/errors` lists where wallets put the code.
test.each([
  ['4902', coded(4902)],
  ['a nested 4902', coded(-32603, '', { originalError: { code: 4902 } })],
  ['4902, and a message that throws', new UnreadableError()],
  ['English words', new Error('Unrecognized chain ID "0xa".')],
])(
  'a wallet that does not know the network (%s) is requested to add it, and then to switch',
  async (_, thrown) => {
    const { dispatch, last, wallet } = await connectedPage(fail(thrown))
    dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
    await expect.poll(last).toEqual({ type: 'SWITCH_ENDED', number: 1 })
    expect(wallet.chainRequests()).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
    const added = Object(wallet.added())
    expect(added).toMatchObject({ chainId: '0xa', chainName: 'Second' })
    expect(Object.values(added)).not.toContain(undefined)
  },
)

test.each([
  ['4001', coded(4001), { failure: { class: 'rejected' } }],
  ['-32603', coded(-32603), { failure: { class: 'unknown' } }],
  ['a text', 'Nein.', { failure: { class: 'unknown' } }],
  [
    '4902',
    coded(4902),
    { failure: { class: 'chain-unknown' }, remedy: 'none' },
  ],
])(
  'a wallet that answers the request to add a network with %s has declined only if its owner has, and need not be asked twice',
  async (_, thrown, end) => {
    const { dispatch, last } = await connectedPage(
      fail(coded(4902)),
      fail(thrown),
    )
    dispatch({ type: 'SWITCH', number: 1, chainId: 10 })
    await expect.poll(last).toMatchObject({ type: 'SWITCH_ENDED', ...end })
  },
)
