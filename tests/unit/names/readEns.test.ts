import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type Chain,
  startChain,
  testAddress,
} from '../../../host-example/local/chain'
import { readEns } from '../../../src/names/readEns'
import { installEns } from '../../fixtures/chain/ensStub'
import { startBodyServer } from '../../fixtures/servers/bodyServer'

let mainnet: Chain
beforeAll(async () => {
  mainnet = await startChain({ chainId: 1, blockTimeMs: 2000 })
})
afterAll(() => mainnet.stop())

const address = testAddress
const stranger = '0x0000000000000000000000000000000000000001'
const avatar = 'data:image/png;base64,AAAA'

test('readEns returns the primary name and its avatar [7.3] [7.4] [D5]', async () => {
  await installEns(mainnet.url, { name: 'ada.eth', text: avatar })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar })
})

test('readEns returns neither a name nor an avatar for an address without a name [7.3]', async () => {
  await installEns(mainnet.url, { text: avatar })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
})

test('readEns returns a name without an avatar', async () => {
  await installEns(mainnet.url, { name: 'ada.eth' })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar: undefined })
})

test('an avatar that cannot be loaded does not affect the name [7.4]', async () => {
  await installEns(mainnet.url, {
    name: 'ada.eth',
    text: 'http://127.0.0.1:1/',
  })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar: undefined })
})

test('a name from a service is returned if it resolves to the address', async () => {
  await installEns(mainnet.url, { address, text: avatar })
  const profile = await readEns(address, 'ada.example', mainnet.url)
  expect(profile).toEqual({ name: 'ada.example', avatar })
})

test('a name from a service that resolves to another address is not returned', async () => {
  await installEns(mainnet.url, { address: stranger, text: avatar })
  expect(await readEns(address, 'ada.example', mainnet.url)).toEqual({})
})

test.each([
  ['resolves to another address', 'old.example', stranger],
  ['is invalid', 'a da.eth', address],
] as const)(
  'a name from a service that %s does not hide the primary name',
  async (_, claimed, leadsTo) => {
    const records = { name: 'ada.eth', address: leadsTo, text: avatar }
    await installEns(mainnet.url, records)
    const profile = await readEns(address, claimed, mainnet.url)
    expect(profile).toEqual({ name: 'ada.eth', avatar })
  },
)

test('a name from a service that does not resolve is not returned', async () => {
  await installEns(mainnet.url, { text: avatar })
  expect(await readEns(address, 'ada.example', mainnet.url)).toEqual({})
})

test('a name from a service is looked up and returned in its normal form', async () => {
  await installEns(mainnet.url, { address })
  const { name } = await readEns(address, 'ADA.example', mainnet.url)
  expect(name).toBe('ada.example')
})

test('an invalid name is not returned', async () => {
  await installEns(mainnet.url, { name: 'a\u202eda.eth', address })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
  expect(await readEns(address, 'a da.eth', mainnet.url)).toEqual({})
})

test('a primary name that is not in its normal form is not returned', async () => {
  // Anyone could register "ADA.eth" literally, and pass for ada.eth.
  await installEns(mainnet.url, { name: 'ADA.eth', address, text: avatar })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
})

test('the name does not wait for an avatar that does not load', async () => {
  const silent = await startBodyServer()
  onTestFinished(() => silent.stop())
  silent.answer(undefined)
  await installEns(mainnet.url, {
    name: 'ada.eth',
    text: `${silent.url}/a.png`,
  })
  const begin = performance.now()
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar: undefined })
  expect(silent.requests).not.toEqual([])
  expect(performance.now() - begin).toBeLessThan(8000)
})
