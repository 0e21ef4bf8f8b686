import { createConfig, http } from '@wagmi/core'
import { base as viemBase } from 'viem/chains'
import { expect, test } from 'vitest'
import type { Chain } from '../../../src/data/chains/Chain'
import { announceProvider } from './announceProvider'
import { address, chains, quickBase, startEngine } from './startEngine'

const rdns = 'test.stranger'
const onPage: readonly [Chain, Chain] = [
  quickBase,
  { ...chains[1], rpcUrls: { default: { http: ['/rpc/10'] } } },
]

/** Installs a wallet that knows one chain, and adds the chains that it is offered. */
function aWallet() {
  const added: unknown[] = []
  const on = () => {}
  const provider = {
    on,
    removeListener: on,
    async request({ method, params }: { method: string; params?: unknown[] }) {
      if (/accounts$/i.test(method)) return [address]
      if (method === 'eth_chainId') return '0x2105'
      if (method === 'wallet_switchEthereumChain')
        throw Object.assign(new Error('Unknown chain'), { code: 4902 })
      if (method === 'wallet_addEthereumChain') added.push(params?.[0])
      return null
    },
  }
  announceProvider({ name: 'Stranger', rdns, icon: '' }, provider)
  return { added }
}

const theirs = () =>
  createConfig({
    chains: [viemBase, { ...viemBase, id: 10, rpcUrls: relative }],
    transports: { [viemBase.id]: http(), 10: http() },
    storage: null,
  })
const relative = { default: { http: ['/rpc/10'] } }

for (const [whose, wagmi] of [
  ['ours', () => undefined],
  ['the host’s own', theirs],
] as const)
  for (const add of [false, true])
    test(`if a node’s URL is a path of the page, the wallet receives the absolute URL with the chain: wagmi is ${whose}, ${add ? 'SWITCH asks to add it' : 'the wallet does not know it'}`, async () => {
      const { added } = aWallet()
      const { dispatch, connect, news } = startEngine({
        chains: onPage,
        rpcUrls: {},
        wagmi: wagmi(),
      })
      connect(1, rdns)
      await expect.poll(() => news()[0]?.type).toBe('CONNECTED')
      dispatch({ type: 'SWITCH', number: 1, chainId: 10, ...(add && { add }) })
      await expect
        .poll(() => added[0])
        .toMatchObject({ rpcUrls: [`${location.origin}/rpc/10`] })
    })
