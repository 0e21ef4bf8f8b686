import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
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
import { resolveProfile } from '../../../src/names/resolveProfile'
import { safeStorage } from '../../../src/platform/storage'
import { installEns } from '../../fixtures/chain/ensStub'

let service: NameService
let mainnet: Chain
beforeAll(async () => {
  service = await startNameService()
  mainnet = await startChain({ chainId: 1, blockTimeMs: 2000 })
})
afterAll(() => Promise.all([service.stop(), mainnet.stop()]))
let now = Date.now()
beforeEach(() => {
  // Each test begins a day after the one before, so that nothing is fresh any more.
  now += 24 * 60 * 60_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  service.heal()
})

const nobody = '0x0000000000000000000000000000000000000002'
const look = (address: `0x${string}` = testAddress) =>
  resolveProfile(address, { nameService: service, ensNode: false })

test('a service’s name is taken as it is where ENS is switched off', async () => {
  expect(await look()).toEqual({ name: testName })
})

test('one address is asked for once, however often it is looked up', async () => {
  const [first, second] = await Promise.all([look(), look()])
  expect(first).toEqual(second)
  await look()
  expect(service.asked).toHaveLength(1)
})

test('that an address has no name is an answer, too', async () => {
  expect(await look(nobody)).toEqual({ name: undefined })
  await look(nobody)
  expect(service.asked).toEqual([nobody])
})

test('an answer is fresh for ten minutes [7.12b]', async () => {
  await look()
  vi.setSystemTime(Date.now() + 9 * 60_000)
  await look()
  expect(service.asked).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await look()
  expect(service.asked).toHaveLength(2)
})

test('a name that was found is known beyond a reload, for three hours [7.12b]', async () => {
  const storage = safeStorage(() => null)
  const sources = { nameService: service, ensNode: false, storage } as const
  await resolveProfile(testAddress, sources)
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  expect(await resolveProfile(testAddress, sources)).toEqual({ name: testName })
  expect(service.asked).toHaveLength(1)
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  await resolveProfile(testAddress, sources)
  expect(service.asked).toHaveLength(2)
})

test('that there is no name, or no answer, is not kept beyond a reload [7.12b]', async () => {
  const storage = safeStorage(() => null)
  const sources = { nameService: service, ensNode: false, storage } as const
  await resolveProfile(nobody, sources)
  service.answer('500')
  await resolveProfile(testAddress, sources)
  for (const address of [nobody, testAddress])
    expect(storage.get(`walletdock.name.${address.toLowerCase()}`)).toBe(null)
})

test('a look that failed gives no name and is asked again', async () => {
  service.answer('500')
  expect(await look()).toEqual({})
  service.heal()
  expect(await look()).toEqual({ name: testName })
})

test('without a service and without ENS nobody is asked', async () => {
  expect(await resolveProfile(testAddress, { ensNode: false })).toEqual({})
})

test('a service’s name is shown only when ENS leads from it to the address [D5]', async () => {
  const sources = { nameService: service, ensNode: mainnet.url }
  await installEns(mainnet.url, { address: nobody })
  expect(await resolveProfile(testAddress, sources)).toEqual({})
  vi.setSystemTime(Date.now() + 11 * 60_000)
  await installEns(mainnet.url, { address: testAddress })
  const { name } = await resolveProfile(testAddress, sources)
  expect(name).toBe(testName)
})

test('when the service fails, ENS is asked for the name [D5]', async () => {
  service.answer('500')
  await installEns(mainnet.url, { name: 'ada.eth' })
  const sources = { nameService: service, ensNode: mainnet.url }
  expect((await resolveProfile(testAddress, sources)).name).toBe('ada.eth')
  service.heal()
  await resolveProfile(testAddress, sources)
  expect(service.asked).toEqual([])
})

test('when ENS cannot be reached there is no name, and the next look asks again', async () => {
  const broken = { nameService: service, ensNode: `${service.url}/no-chain` }
  expect(await resolveProfile(testAddress, broken)).toEqual({})
  await installEns(mainnet.url, { name: 'ada.eth', address: testAddress })
  const healed = { ensNode: mainnet.url }
  expect((await resolveProfile(testAddress, healed)).name).toBe('ada.eth')
})

test('a name of the service that leads to somebody else hides no name that ENS has', async () => {
  await installEns(mainnet.url, { name: 'ada.eth', address: nobody })
  const sources = { nameService: service, ensNode: mainnet.url }
  expect((await resolveProfile(testAddress, sources)).name).toBe('ada.eth')
  expect(service.asked).toHaveLength(1)
})

const trusted = () => ({ ...service, trusted: true })

test('a service that the host trusts is shown while ENS is out of reach', async () => {
  const ensNode = `${service.url}/no-chain`
  const { name } = await resolveProfile(testAddress, {
    nameService: trusted(),
    ensNode,
  })
  expect(name).toBe(testName)
})

test('a name of a trusted service is shown wherever ENS leads from it, with its avatar', async () => {
  const text = 'data:image/png;base64,AAAA'
  await installEns(mainnet.url, { name: 'ada.eth', address: nobody, text })
  const sources = { nameService: trusted(), ensNode: mainnet.url }
  expect(await resolveProfile(testAddress, sources)).toEqual({
    name: testName,
    avatar: text,
  })
})

test('where a trusted service knows no name, or fails, ENS is asked', async () => {
  await installEns(mainnet.url, { name: 'ada.eth' })
  const sources = { nameService: trusted(), ensNode: mainnet.url }
  for (const answer of ['none', '500'] as const) {
    service.answer(answer)
    expect((await resolveProfile(testAddress, sources)).name).toBe('ada.eth')
    vi.setSystemTime(Date.now() + 15 * 60_000)
  }
})

test('a service that the host does not trust is not shown where nobody can check it', async () => {
  const sources = {
    nameService: { ...service, trusted: false },
    ensNode: false,
  } as const
  expect((await resolveProfile(testAddress, sources)).name).toBeUndefined()
})
