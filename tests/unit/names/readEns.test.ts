import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  testAddress as address,
  type Chain,
  startChain,
} from '../../../host-example/local/chain'
import { readEns } from '../../../src/data/names/readEns'
import { resultFrom } from '../../fixtures/chain/askChain'
import { installChainName, installEns } from '../../fixtures/chain/ensStub'
import { startBodyServer } from '../../fixtures/servers/bodyServer'

let base: Chain
let mainnet: Chain
beforeAll(async () => {
  ;[base, mainnet] = await Promise.all([
    startChain({ chainId: 8453, blockTimeMs: 2000 }),
    startChain({ chainId: 1, blockTimeMs: 2000 }),
  ])
})
afterAll(() => Promise.all([base.stop(), mainnet.stop()]))

const stranger = '0x0000000000000000000000000000000000000001'
const avatar = 'data:image/png;base64,AAAA'
const name = 'ada.eth'
const text = avatar

type Records = Parameters<typeof installEns>[1]

test.each<[string, string | undefined, Records, object]>([
  [
    'the primary name and its avatar',
    undefined,
    { name, text },
    { name, avatar },
  ],
  [
    'a name without an avatar that cannot be loaded',
    undefined,
    { name, text: 'http://127.0.0.1:1/' },
    { name },
  ],
  ['nothing for an address without a name', undefined, { text }, {}],
  // Anyone could register "ADA.eth" literally, and pass for ada.eth.
  [
    'no primary name that is not in its normal form',
    undefined,
    { name: 'ADA.eth', address, text },
    {},
  ],
  [
    'a service’s name that resolves to the address',
    'ada.example',
    { address, text },
    { name: 'ada.example', avatar },
  ],
  [
    'a service’s name in its normal form',
    'ADA.example',
    { address },
    { name: 'ada.example' },
  ],
  ['no name of a service that does not resolve', 'ada.example', { text }, {}],
  [
    'the primary name if the service’s name resolves to another address',
    'old.example',
    { name, address: stranger, text },
    { name, avatar },
  ],
])('readEns returns %s', async (_, claimed, records, profile) => {
  await installEns(mainnet.url, records)
  expect(await readEns(address, claimed, mainnet.url)).toEqual(profile)
})

test('the name does not wait for an avatar that does not load', async () => {
  const silent = await startBodyServer()
  onTestFinished(() => silent.stop())
  silent.answer(undefined)
  await installEns(mainnet.url, { name, text: `${silent.url}/a.png` })
  const begin = performance.now()
  expect(await readEns(address, undefined, mainnet.url)).toEqual({ name })
  expect(silent.requests).not.toEqual([])
  expect(performance.now() - begin).toBeLessThan(8000)
})

/** Looks up the name of an address whose wallet is on Base or another chain. */
async function nameOf(id = 8453) {
  const asked: string[] = []
  const ask = (method: string, ...params: unknown[]) => {
    asked.push(method)
    return resultFrom(base.url, method, ...params)
  }
  const found = await readEns(address, undefined, mainnet.url, { id, ask })
  return { ...found, asked }
}

test('readEns prefers the name that the address has chosen for the connected chain, with its avatar', async () => {
  await installChainName(base.url, 'ada.base.eth')
  await installEns(mainnet.url, {
    name: 'ada.eth',
    chainAddress: address,
    text: avatar,
  })
  expect(await nameOf()).toEqual({
    name: 'ada.base.eth',
    avatar,
    asked: ['eth_call'],
  })
})

test.each([
  ['resolves to another address', 'ada.base.eth', stranger],
  ['does not resolve', 'ada.base.eth', undefined],
  ['is not in its normal form', 'ADA.base.eth', address],
  ['is empty', '', address],
] as const)(
  'a name for the chain that %s is replaced by the name for mainnet',
  async (_, name, leadsTo) => {
    await installChainName(base.url, name)
    await installEns(mainnet.url, {
      name: 'ada.eth',
      address,
      ...(leadsTo && { chainAddress: leadsTo }),
    })
    expect((await nameOf()).name).toBe('ada.eth')
  },
)

test('readEns does not query a chain without such names', async () => {
  await installEns(mainnet.url, { name: 'ada.eth' })
  expect(await nameOf(137)).toMatchObject({ name: 'ada.eth', asked: [] })
})
