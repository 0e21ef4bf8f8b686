import { createConfig, http } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Chain,
  startChain,
  testAddress,
} from '../../../host-example/local/chain'
import { createWagmiConfig } from '../../../src/engine/createWagmiConfig'
import type { EngineSettings } from '../../../src/engine/EngineSettings'
import { ensNode } from '../../../src/engine/nodes/ensNode'
import { readEns } from '../../../src/names/readEns'
import { installEns } from '../../fixtures/chain/ensStub'

let own: Chain
beforeAll(async () => {
  own = await startChain({ chainId: 1, blockTimeMs: 2000 })
  await installEns(own.url, { name: 'ada.eth', text: '' })
})
afterAll(() => own.stop())

const usual: EngineSettings = {
  appName: 'Shop',
  chains: [base],
  rpcUrls: {},
  wallets: [],
  walletTimeoutMs: 1000,
}

/** Reads the name as the engine does. viem's public node does not know the test's name. */
async function nameBy(
  settings: EngineSettings,
  config = createWagmiConfig(settings),
) {
  const node = ensNode({ settings, config })
  if (!node) return node
  return (await readEns(testAddress, undefined, node)).name
}

test('ENS uses the page’s RPC URL of mainnet [7.3]', async () => {
  const rpcUrls = { 1: own.url }
  expect(await nameBy({ ...usual, rpcUrls })).toBe('ada.eth')
})

test('ENS uses the page’s mainnet chain [7.3]', async () => {
  const rpcUrls = { default: { http: [own.url] } }
  const chains = [base, { ...mainnet, rpcUrls }] as const
  expect(await nameBy({ ...usual, chains })).toBe('ada.eth')
})

test('ENS uses the transport of the page’s own wagmi config [7.3]', async () => {
  const wagmi = createConfig({
    chains: [base, mainnet],
    transports: { [base.id]: http(), [mainnet.id]: http(own.url) },
  })
  expect(await nameBy(usual, wagmi)).toBe('ada.eth')
})

test.each([['https://mainnet.example'], [false]] as const)(
  'ensRpcUrl %j takes precedence over the page’s mainnet',
  (ensRpcUrl) => {
    const settings = { ...usual, ensRpcUrl, rpcUrls: { 1: own.url } }
    expect(ensNode({ settings, config: createWagmiConfig(settings) })).toBe(
      ensRpcUrl,
    )
  },
)

test('ENS uses viem’s public node on a page without mainnet', async () => {
  expect(await nameBy(usual)).toBeUndefined()
})
