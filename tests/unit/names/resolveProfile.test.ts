import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import {
  type Chain,
  startChain,
  testAddress,
} from '../../../host-example/local/chain'
import {
  type NameService,
  startNameService,
  testName,
} from '../../../host-example/local/nameService'
import {
  type NameSources,
  resolveProfile,
} from '../../../src/data/names/resolveProfile'
import { safeStorage } from '../../../src/platform/storage/storage'
import { installEns } from '../../fixtures/chain/ensStub'
import { startBodyServer } from '../../fixtures/servers/bodyServer'

let service: NameService
let mainnet: Chain
beforeAll(async () => {
  service = await startNameService()
  mainnet = await startChain({ chainId: 1, blockTimeMs: 2000 })
})
afterAll(() => Promise.all([service.stop(), mainnet.stop()]))
beforeEach(() => service.heal())

const ada = 'ada.eth'
const nobody = '0x0000000000000000000000000000000000000002'

/** Resolves an address's name, like a page whose storage is empty. */
const resolve = (
  sources: Partial<NameSources>,
  address: `0x${string}` = testAddress,
) =>
  resolveProfile(address, {
    storage: safeStorage(() => null),
    onName: () => {},
    ...sources,
  })
const look = () => resolve({ nameService: service, ensNode: false })

test('a name from the service is not verified if ENS is disabled', async () => {
  expect(await look()).toEqual({ name: testName })
})

test('a name is stored for three hours, and survives a reload, but a missing name or a failure does not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const storage = safeStorage(() => null)
  const sources = { nameService: service, ensNode: false, storage } as const
  await resolve(sources, nobody)
  service.answer('500')
  await resolve(sources)
  for (const address of [nobody, testAddress])
    expect(storage.get(`walletdock.name.${address.toLowerCase()}.0`)).toBe(null)
  service.heal()
  for (const requests of [1, 1, 2]) {
    const { name } = await resolve(sources)
    expect(name).toBe(testName)
    expect(service.requests).toHaveLength(requests)
    vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  }
})

const avatar = 'data:image/png;base64,AAAA'
type Answer = 'ok' | 'none' | '500' | undefined
type Ens = Parameters<typeof installEns>[1] | 'unreachable' | false

test.each<[Answer, boolean | undefined, Ens, object]>([
  [undefined, undefined, false, {}],
  ['ok', false, false, {}],
  ['ok', undefined, { address: nobody }, {}],
  ['ok', undefined, { address: testAddress }, { name: testName }],
  // The service's name resolves to another address.
  ['ok', undefined, { name: ada, address: nobody }, { name: ada }],
  ['ok', true, 'unreachable', { name: testName }],
  [
    'ok',
    true,
    { name: ada, address: nobody, text: avatar },
    { name: testName, avatar },
  ],
  ['none', true, { name: ada }, { name: ada }],
  ['500', true, { name: ada }, { name: ada }],
])(
  'if a service answers %s (trusted: %s), and ENS has %j, the profile is %j',
  async (answer, trusted, ens, profile) => {
    if (answer) service.answer(answer)
    if (typeof ens === 'object') await installEns(mainnet.url, ens)
    const found = await resolve({
      ...(answer && { nameService: { ...service, trusted } }),
      ensNode:
        ens === 'unreachable' ? `${service.url}/no-chain` : ens && mainnet.url,
    })
    expect(found).toEqual(profile)
  },
)

test('if ENS is unreachable, no name is returned, and the next lookup queries it again', async () => {
  const broken = { nameService: service, ensNode: `${service.url}/no-chain` }
  expect(await resolve(broken)).toEqual({})
  await installEns(mainnet.url, { name: 'ada.eth', address: testAddress })
  const healed = { ensNode: mainnet.url }
  expect((await resolve(healed)).name).toBe('ada.eth')
})

test('while the node of the visitor’s chain fails, the name for mainnet is shown, but not stored for that chain', async () => {
  await installEns(mainnet.url, { name: ada })
  const storage = safeStorage(() => null)
  const ask = () => Promise.reject(new Error('The node is down.'))
  const sources = { ensNode: mainnet.url, storage, chain: { id: 8453, ask } }
  expect(await resolve(sources)).toEqual({ name: ada })
  const key = `walletdock.name.${testAddress.toLowerCase()}.8453`
  expect(storage.get(key)).toBe(null)
})

test('the name is reported before its avatar has loaded', async () => {
  const silent = await startBodyServer()
  onTestFinished(() => silent.stop())
  silent.answer(undefined)
  const text = `${silent.url}/a.png`
  await installEns(mainnet.url, { name: 'ada.eth', text })
  const events: string[] = []
  const onName = (name: string) => void events.push(name)
  await resolve({ ensNode: mainnet.url, onName })
  events.push('profile')
  expect(events).toEqual(['ada.eth', 'profile'])
})
