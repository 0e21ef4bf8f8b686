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

test('an address is shown by its primary name, with its avatar [7.3] [7.4] [D5]', async () => {
  await installEns(mainnet.url, { name: 'ada.eth', text: avatar })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar })
})

test('an address without a name has neither [7.3]', async () => {
  await installEns(mainnet.url, { text: avatar })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
})

test('a name without an avatar is shown all the same', async () => {
  await installEns(mainnet.url, { name: 'ada.eth' })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar: undefined })
})

test('an avatar that cannot be had costs the avatar and not the name [7.4]', async () => {
  await installEns(mainnet.url, {
    name: 'ada.eth',
    text: 'http://127.0.0.1:1/',
  })
  const profile = await readEns(address, undefined, mainnet.url)
  expect(profile).toEqual({ name: 'ada.eth', avatar: undefined })
})

test('a name that a service claims is shown when it leads back to the address', async () => {
  await installEns(mainnet.url, { address, text: avatar })
  const profile = await readEns(address, 'ada.example', mainnet.url)
  expect(profile).toEqual({ name: 'ada.example', avatar })
})

test('a claimed name that leads to somebody else is not shown', async () => {
  await installEns(mainnet.url, { address: stranger, text: avatar })
  expect(await readEns(address, 'ada.example', mainnet.url)).toEqual({})
})

test.each([
  ['leads to somebody else', 'old.example', stranger],
  ['no rule allows', 'a da.eth', address],
] as const)(
  'a claimed name that %s does not hide the primary name',
  async (_, claimed, leadsTo) => {
    const records = { name: 'ada.eth', address: leadsTo, text: avatar }
    await installEns(mainnet.url, records)
    const profile = await readEns(address, claimed, mainnet.url)
    expect(profile).toEqual({ name: 'ada.eth', avatar })
  },
)

test('a claimed name that leads nowhere is not shown', async () => {
  await installEns(mainnet.url, { text: avatar })
  expect(await readEns(address, 'ada.example', mainnet.url)).toEqual({})
})

test('a claimed name is shown, and looked up, in its normal form', async () => {
  await installEns(mainnet.url, { address })
  const { name } = await readEns(address, 'ADA.example', mainnet.url)
  expect(name).toBe('ada.example')
})

test('a name that no rule allows is not shown', async () => {
  await installEns(mainnet.url, { name: 'a\u202eda.eth', address })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
  expect(await readEns(address, 'a da.eth', mainnet.url)).toEqual({})
})

test('a primary name that is not in its normal form is not shown', async () => {
  // Anybody may own "ADA.eth" as it is written, and be taken for ada.eth.
  await installEns(mainnet.url, { name: 'ADA.eth', address, text: avatar })
  expect(await readEns(address, undefined, mainnet.url)).toEqual({})
})

test('a name does not wait for an avatar that does not come', async () => {
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
  expect(silent.asked).not.toEqual([])
  expect(performance.now() - begin).toBeLessThan(8000)
})
