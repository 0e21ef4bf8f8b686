import { type Config, createConfig, custom, http } from '@wagmi/core'
import {
  getEnsAddress,
  getEnsAvatar,
  getEnsName,
  readContract,
} from '@wagmi/core/actions'
import { toCoinType } from 'viem'
import { mainnet } from 'viem/chains'
import type { FoundProfile } from './storedProfile'

/** How long to wait for an avatar, which may be on any server, in milliseconds. */
const avatarLimitMs = 3000

/** A mainnet node: its URL, or a function that sends requests to it. @default viem's public node */
export type EnsNode = string | ChainNode['ask']

/**
 * Reads a name and its avatar from ENS on mainnet, which need not be one of the host's chains.
 * @param serviceName name from another service; used only if ENS resolves it to the address, otherwise the primary
 * name is used
 * @param chain the visitor's chain; the address's primary name for this chain is preferred to the one for mainnet
 * @param onName called with the name, before its avatar is loaded
 * @throws viem's errors if mainnet does not answer
 * @see https://docs.ens.domains/resolution, ENSIP-19
 */
export async function readEns(
  address: `0x${string}`,
  serviceName: string | undefined,
  node: EnsNode | undefined,
  chain?: ChainNode,
  onName?: (name: string) => void,
): Promise<FoundProfile> {
  const failed: unknown[] = []
  const config = configAt(node)
  const name =
    (await provenName(config, address, serviceName)) ??
    // If the lookup for the chain fails, use the name for mainnet.
    (await nameOn(config, address, chain).catch(
      (thrown) => void failed.push(thrown),
    )) ??
    (await primaryName(config, address))
  if (!name) return {}
  onName?.(name)
  const avatar = await avatarOf(config, name)
  return { name, avatar, ...(failed.length > 0 && { isUncertain: true }) }
}

/** Reads the avatar of a name that is trusted without a check. Never rejects. */
export async function readAvatar(
  name: string,
  node: EnsNode | undefined,
): Promise<string | undefined> {
  // If the character tables fail to load, the name is shown without an avatar.
  const normal = await normalForm(name).catch(() => undefined)
  return normal ? avatarOf(configAt(node), normal) : undefined
}

/** Uses wagmi's actions, because pages that share `@wagmi/core` have them already. */
function configAt(node: EnsNode | undefined): Config {
  const options = { retryCount: 1 }
  const transport =
    typeof node === 'function'
      ? custom({ request: requestTo(node) }, options)
      : http(node, options)
  return createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: transport },
    batch: { multicall: false },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** Returns the normalised name, if it resolves to the address. */
async function provenName(
  config: Config,
  address: `0x${string}`,
  serviceName: string | undefined,
): Promise<string | undefined> {
  const name = serviceName && (await normalForm(serviceName))
  if (!name) return undefined
  const owner = await getEnsAddress(config, { name })
  return owner?.toLowerCase() === address.toLowerCase() ? name : undefined
}

/** Returns the address's primary name for a chain, if the name resolves to the address there. */
async function nameOn(
  config: Config,
  address: `0x${string}`,
  chain: ChainNode | undefined,
): Promise<string | undefined> {
  const name = chain && (await chainName(chain, address))
  if (!name || (await normalForm(name)) !== name) return undefined
  const coinType = toCoinType(chain.id)
  const owner = await getEnsAddress(config, { name, coinType })
  return owner?.toLowerCase() === address.toLowerCase() ? name : undefined
}

/** Returns the address's primary name. ENS' Universal Resolver verifies both directions in one call. */
async function primaryName(
  config: Config,
  address: `0x${string}`,
): Promise<string | undefined> {
  const name = await getEnsName(config, { address })
  // ENS has verified the name as written. Its normalised form may belong to another account, so both must be equal.
  return name && (await normalForm(name)) === name ? name : undefined
}

function avatarOf(config: Config, name: string): Promise<string | undefined> {
  const limit = new Promise<undefined>((resolve) =>
    setTimeout(resolve, avatarLimitMs),
  )
  // Without an image, the avatar is a gradient that is derived from the address.
  const avatar = getEnsAvatar(config, { name }).catch(() => undefined)
  return Promise.race([avatar, limit]).then((picture) => picture ?? undefined)
}

/** Names of lower case letters, digits and single hyphens do not change when they are normalised. */
const isPlain = /^[a-z\d]+(-[a-z\d]+)*(\.[a-z\d]+(-[a-z\d]+)*)*$/

/**
 * Normalises a name for ENS. `undefined` if the name is invalid. Names with other characters need ENS' character
 * tables, a separate download of 25 KB.
 * @throws ChunkLoadError if the tables fail to load
 * @see https://docs.ens.domains/resolution/names#normalizing-names
 */
export async function normalForm(name: string): Promise<string | undefined> {
  if (isPlain.test(name)) return name
  const { normalize } = await import(/* webpackChunkName: 'ens' */ 'viem/ens')
  try {
    return normalize(name)
  } catch {
    // `normalize` throws for invalid names.
    return undefined
  }
}

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
  // Uses wagmi's actions, because pages that share `@wagmi/core` have them already. They only use the id of the chain.
  const config = createConfig({
    chains: [{ ...mainnet, id }],
    transports: {
      [id]: custom({ request: requestTo(ask) }, { retryCount: 0 }),
    },
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

function requestTo(ask: ChainNode['ask']) {
  return ({ method, params = [] }: Request) => ask(method, ...params)
}
