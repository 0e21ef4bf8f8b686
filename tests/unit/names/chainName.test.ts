import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  testAddress as address,
  type Chain,
  startChain,
} from '../../../host-example/local/chain'
import { readEns } from '../../../src/names/readEns'
import { installChainName, installEns } from '../../fixtures/chain/ensStub'
import { resultFrom } from '../../fixtures/chain/resultFrom'

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
  const name = 'ada.base.eth'
  expect(await nameOf()).toEqual({ name, avatar, asked: ['eth_call'] })
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

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['lacks the registrar', async () => '0x'],
  ['answers nonsense', async () => ({ name: 'ada.base.eth' })],
])(
  'if the chain’s node %s, readEns returns the name for mainnet',
  async (_, ask) => {
    await installEns(mainnet.url, { name: 'ada.eth', chainAddress: address })
    const chain = { id: 8453, ask }
    const { name } = await readEns(address, undefined, mainnet.url, chain)
    expect(name).toBe('ada.eth')
  },
)

test('readEns does not query a chain without such names', async () => {
  await installEns(mainnet.url, { name: 'ada.eth' })
  expect(await nameOf(137)).toMatchObject({ name: 'ada.eth', asked: [] })
})
