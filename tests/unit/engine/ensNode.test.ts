import { createConfig, custom, http } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createWagmiConfig } from '../../../src/wallet/engine/createWagmiConfig'
import type { EngineSettings } from '../../../src/wallet/engine/EngineSettings'
import { ensNode } from '../../../src/wallet/engine/nodes/watchProfile'

const usual: EngineSettings = {
  appName: 'Shop',
  chains: [base],
  rpcUrls: {},
  wallets: [],
  walletTimeoutMs: 1000,
}
const url = 'https://mainnet.example/'

test.each([
  [{}, undefined],
  [{ rpcUrls: { 1: url } }, url],
  // `ensRpcUrl` takes precedence over the page's mainnet.
  [
    { rpcUrls: { 1: url }, ensRpcUrl: 'https://ens.example' },
    'https://ens.example',
  ],
  [{ rpcUrls: { 1: url }, ensRpcUrl: false }, false],
] as const)('with %j, ENS uses the node %s', (changes, node) => {
  const settings = { ...usual, ...changes }
  expect(ensNode({ settings, config: createWagmiConfig(settings) })).toBe(node)
})

test('ENS uses the transport of the page’s mainnet, whatever it is', async () => {
  const request = async () => '0x1'
  const config = createConfig({
    chains: [base, mainnet],
    transports: { [base.id]: http(), [mainnet.id]: custom({ request }) },
  })
  const node = ensNode({ settings: usual, config })
  if (typeof node !== 'function') throw new TypeError('The node is a URL.')
  expect(await node('eth_chainId')).toBe('0x1')
})
