import { createConfig, custom } from '@wagmi/core'
import { readContract } from '@wagmi/core/actions'
import { mainnet } from 'viem/chains'

/** A chain of the page, with a function that sends requests to its node. */
export type ChainNode = {
  readonly id: number
  readonly ask: (method: string, ...params: unknown[]) => Promise<unknown>
}

/** Chains with ENS' registrar of primary names: Base, OP Mainnet, Arbitrum One, Linea and Scroll. @see ENSIP-19 */
const chainsWithNames = [8453, 10, 42161, 59144, 534352]

/** The registrar has the same address on each of these chains. @see https://docs.ens.domains/learn/deployments */
const registrar = {
  address: '0x0000000000D8e504002cC26E3Ec46D81971C1664',
  abi: [
    {
      type: 'function',
      name: 'nameForAddr',
      stateMutability: 'view',
      inputs: [{ name: 'addr', type: 'address' }],
      outputs: [{ name: 'name', type: 'string' }],
    },
  ],
} as const

/**
 * Reads an address's primary name for a chain from the chain's own node, because ENS' resolver on mainnet would send
 * every visitor's address to a gateway.
 * @returns an unverified name; `undefined` if there is none, or the chain has no registrar
 * @throws viem's errors if the node fails or has no registrar
 */
export async function chainName(
  { id, ask }: ChainNode,
  address: `0x${string}`,
): Promise<string | undefined> {
  if (!chainsWithNames.includes(id)) return undefined
  const request = ({ method, params = [] }: Request) => ask(method, ...params)
  // Uses wagmi's actions, because pages that share `@wagmi/core` have them already. They only use the id of the chain.
  const config = createConfig({
    chains: [{ ...mainnet, id }],
    transports: { [id]: custom({ request }, { retryCount: 0 }) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  const name = await readContract(config, {
    ...registrar,
    functionName: 'nameForAddr',
    args: [address],
  })
  return name || undefined
}

type Request = {
  readonly method: string
  readonly params?: readonly unknown[]
}
