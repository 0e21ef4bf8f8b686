import { expect, test } from 'vitest'
import { announceProvider } from './announceProvider'
import { providerEvents } from './providerEvents'
import { address, startEngine } from './startEngine'

type Asked = { readonly method: string }
type Request = (asked: Asked) => unknown

/** A wallet of which only `request` is certain. It prompts its owner, who approves, and counts the prompts. */
function startWallet() {
  let isGranted = false
  let prompts = 0
  const { heard } = providerEvents()
  function answer({ method }: Asked): unknown {
    if (method === 'eth_requestAccounts') {
      prompts++
      isGranted = true
    }
    if (method === 'wallet_revokePermissions') isGranted = false
    if (/accounts/i.test(method)) return isGranted ? [address] : []
    if (method === 'eth_chainId') return '0x2105'
    throw Object.assign(new Error('Unknown.'), { code: 4200 })
  }
  const request = async (asked: Asked) => answer(asked)
  return { answer, heard, request, prompts: () => prompts }
}

const refusesWrites = <T extends object>(provider: T): T =>
  new Proxy(provider, {
    set: () => {
      throw new TypeError('Read only.')
    },
    defineProperty: () => false,
  })

const throwing = () => {
  throw new Error('Not here.')
}

/** Changes what a wallet answers to some methods. */
const answering =
  (methods: RegExp, change: (answer: unknown) => unknown) =>
  ({ request }: ReturnType<typeof startWallet>) => ({
    request: async (asked: Asked) => {
      const answer = await request(asked)
      return methods.test(asked.method) ? change(answer) : answer
    },
  })

/** Address of a contract that an answer also contains. */
const other = `0x${'5'.repeat(40)}`

/** Providers of wallets that exist, and worse ones. */
const providers: Readonly<
  Record<string, (wallet: ReturnType<typeof startWallet>) => object>
> = {
  'is frozen and lacks removeListener': ({ heard, request }) =>
    Object.freeze({ request, on: heard.on }),
  'is frozen and has off instead': ({ heard, request }) =>
    Object.freeze({ request, on: heard.on, off: heard.removeListener }),
  'refuses writes and lacks removeListener': ({ heard, request }) =>
    refusesWrites({ request, on: heard.on }),
  'has addListener instead of on': ({ heard, request }) =>
    Object.freeze({ request, addListener: heard.on }),
  'has request alone': ({ request }) => ({ request }),
  'has request alone and is frozen': ({ request }) =>
    Object.freeze({ request }),
  'throws in on and removeListener': ({ request }) => ({
    request,
    on: throwing,
    removeListener: throwing,
  }),
  'rejects in all methods but request': ({ request }) => ({
    request,
    on: async () => throwing(),
    removeListener: async () => throwing(),
    isConnected: async () => throwing(),
  }),
  'throws when anything but request is read': ({ request }) =>
    new Proxy(
      { request },
      { get: (_, key) => (key === 'request' ? request : throwing()) },
    ),
  'answers any property with a function': ({ request }) =>
    new Proxy(
      { request },
      { get: (_, key) => (key === 'request' ? request : () => undefined) },
    ),
  'is a function': ({ request }) =>
    Object.assign(() => throwing(), { request }),
  'returns values instead of promises': ({ answer, heard }) => ({
    request: answer,
    ...heard,
  }),
  'returns its account as a text': answering(/accounts/i, String),
  'returns its accounts as an object': answering(/accounts/i, (accounts) => ({
    ...Object(accounts),
    length: Object(accounts).length,
  })),
  'returns null beside its account': answering(/accounts/i, (accounts) => [
    ...Object(accounts),
    null,
  ]),
  'returns texts that are not addresses beside its account': answering(
    /accounts/i,
    (accounts) => ['', ...Object(accounts)],
  ),
  'returns its accounts in a further list': answering(
    /accounts/i,
    (accounts) => [accounts],
  ),
  'returns an object for each account': answering(/accounts/i, (accounts) =>
    Object(accounts).map((address: string) => ({ address, index: 0 })),
  ),
  'returns a bigint and an object that contains itself beside its account':
    answering(/accounts/i, (accounts) => {
      const circular: Record<string, unknown> = { spender: other }
      circular['self'] = circular
      return [circular, 8453n, ...Object(accounts)]
    }),
  'returns other addresses than its account in an object': answering(
    /accounts/i,
    (accounts) =>
      Object(accounts).map((address: string) => ({
        permissions: [{ spender: other }],
        spender: other,
        address,
      })),
  ),
  'returns its account twice, frozen': answering(/accounts/i, (accounts) =>
    Object.freeze([...Object(accounts), ...Object(accounts)]),
  ),
  'returns its chain in an object': answering(/chainId/, (chainId) => ({
    chainId,
  })),
  'returns its chain as a bigint': answering(/chainId/, () => 8453n),
  'grants access without returning the accounts': answering(
    /requestAccounts/,
    () => null,
  ),
  'names its chain as in CAIP-2': answering(/chainId/, () => 'eip155:8453'),
  'names its account as in CAIP-10': answering(/accounts/i, (accounts) =>
    Array.from(Object(accounts), (each) => `eip155:8453:${each}`),
  ),
  'needs itself as this': ({ request }) =>
    new (class {
      readonly #request = request
      request(asked: Asked) {
        return this.#request(asked)
      }
      on() {
        return this.#request
      }
    })(),
}

/** Announces a wallet, and connects it. */
function connectOdd(provider: object) {
  const rdns = 'test.odd'
  announceProvider({ name: 'Odd', rdns, icon: '' }, provider)
  const engine = startEngine()
  engine.connect(1, rdns)
  return engine
}

test.each(Object.entries(providers))(
  'a wallet whose provider %s connects with one prompt, reconnects and disconnects',
  async (_, create) => {
    const wallet = startWallet()
    const page = connectOdd(create(wallet))
    await expect
      .poll(page.news)
      .toMatchObject([{ type: 'CONNECTED', account: { address } }])
    const next = startEngine()
    next.dispatch({ type: 'RECONNECT' })
    await expect
      .poll(next.news)
      .toMatchObject([
        { type: 'RECONNECTING' },
        { type: 'CONNECTED', account: { address } },
      ])
    next.dispatch({ type: 'DISCONNECT' })
    await expect.poll(next.last).toEqual({ type: 'DISCONNECTED' })
    expect(wallet.prompts()).toBe(1)
  },
)

test('a wallet that throws nothing at all fails, and the next one connects', async () => {
  const good = { name: 'Good', rdns: 'test.good', icon: '' }
  announceProvider(good, { request: startWallet().request })
  const { connect, last, news } = connectOdd({
    request: () => Promise.reject(),
  })
  await expect.poll(news).toMatchObject([{ type: 'FAILED' }])
  connect(2, good.rdns)
  await expect.poll(last).toMatchObject({ type: 'CONNECTED' })
})

test.each([
  ['null', null],
  ['no permission', []],
  ['a permission without caveats', [{ parentCapability: 'eth_accounts' }]],
  ['an object', {}],
])(
  'a wallet that answers wallet_requestPermissions with %s prompts once',
  async (_, permissions) => {
    const { answer, prompts } = startWallet()
    const request: Request = async (asked) => {
      if (asked.method !== 'wallet_requestPermissions') return answer(asked)
      answer({ method: 'eth_requestAccounts' })
      return permissions
    }
    const { news } = connectOdd({ request })
    await expect
      .poll(news)
      .toMatchObject([{ type: 'CONNECTED', account: { address } }])
    expect(prompts()).toBe(1)
  },
)

test.each([
  ['a code that is a text', { code: '4001' }],
  ['a nested code', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['words', 'User rejected the request.'],
])(
  'a wallet whose owner declines is not prompted again (declines with %s)',
  async (_, thrown) => {
    const methods: string[] = []
    const request: Request = async ({ method }) => {
      methods.push(method)
      if (method === 'eth_chainId') return '0x2105'
      throw thrown
    }
    const { news } = connectOdd({ request })
    await expect
      .poll(news)
      .toMatchObject([{ type: 'FAILED', failure: { class: 'rejected' } }])
    expect(methods).not.toContain('eth_requestAccounts')
  },
)

test('a wallet that grants nothing with wallet_requestPermissions is asked for its accounts', async () => {
  const { answer, prompts } = startWallet()
  const request: Request = async (asked) =>
    asked.method === 'wallet_requestPermissions' ? null : answer(asked)
  const { news } = connectOdd({ request })
  await expect.poll(news).toMatchObject([{ type: 'CONNECTED' }])
  expect(prompts()).toBe(1)
})

test('a wallet that never answers wallet_requestPermissions connects at the second attempt', async () => {
  const { answer } = startWallet()
  const methods: string[] = []
  const request: Request = async (asked) => {
    methods.push(asked.method)
    if (asked.method === 'wallet_requestPermissions')
      await new Promise(() => {})
    return answer(asked)
  }
  const { connect, dispatch, last } = connectOdd({ request })
  await expect.poll(() => methods).toContain('wallet_requestPermissions')
  dispatch({ type: 'ABANDON', attempt: 1 })
  connect(2, 'test.odd')
  await expect.poll(last).toMatchObject({ type: 'CONNECTED', attempt: 2 })
})
