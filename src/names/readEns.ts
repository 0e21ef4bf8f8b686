import { type Config, createConfig, custom, http } from '@wagmi/core'
import { getEnsAddress, getEnsAvatar, getEnsName } from '@wagmi/core/actions'
import { type EIP1193RequestFn, toCoinType } from 'viem'
import { mainnet } from 'viem/chains'
import { type ChainNode, chainName } from './chainName'
import { normalForm } from './normalForm'
import type { Profile } from './Profile'

/** How long a name waits for its avatar, which may lie on any server, in milliseconds. */
const avatarLimitMs = 3000

/** A node of mainnet: its URL, or a client that calls it. @default viem's public node */
export type EnsNode = string | { readonly request: EIP1193RequestFn }

/**
 * Reads a name and its avatar from ENS on mainnet, which need not be one of the host's chains.
 * @param claimed a name that another service gave: shown only when it leads back to the address. One that does not
 * leaves the address its primary name
 * @param chain the visitor's chain: a name that the address has chosen for it comes before the one for mainnet
 * @throws viem's errors when mainnet gives no answer
 * @see https://docs.ens.domains/resolution, ENSIP-19
 */
export async function readEns(
  address: `0x${string}`,
  claimed: string | undefined,
  node: EnsNode | undefined,
  chain?: ChainNode,
): Promise<Profile> {
  const config = configAt(node)
  const name =
    (await provenName(config, address, claimed)) ??
    // Without it, the name for mainnet is shown.
    (await nameOn(config, address, chain).catch(() => undefined)) ??
    (await primaryName(config, address))
  return name ? { name, avatar: await avatarOf(config, name) } : {}
}

/**
 * The avatar of a name that is believed without asking ENS. Never rejects: without an answer there is none.
 */
export async function readAvatar(
  name: string,
  node: EnsNode | undefined,
): Promise<string | undefined> {
  // Without the tables that it takes, the name is shown without a picture.
  const normal = await normalForm(name).catch(() => undefined)
  return normal ? avatarOf(configAt(node), normal) : undefined
}

/** By wagmi's own actions, which a page that shares `@wagmi/core` has. */
function configAt(node: EnsNode | undefined): Config {
  // A client retries by itself.
  const transport =
    typeof node === 'object' ? custom(node, { retryCount: 0 }) : http(node)
  return createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: transport },
    batch: { multicall: false },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
}

/** The claimed name in its normal form, if it leads to the address. */
async function provenName(
  config: Config,
  address: `0x${string}`,
  claimed: string | undefined,
): Promise<string | undefined> {
  const name = claimed && (await normalForm(claimed))
  if (!name) return undefined
  const owner = await getEnsAddress(config, { name })
  return owner?.toLowerCase() === address.toLowerCase() ? name : undefined
}

/** The name that the address has chosen for a chain, if it leads to the address there. */
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

/** The name that the address has chosen; ENS' Universal Resolver checks forward and reverse in one call. */
async function primaryName(
  config: Config,
  address: `0x${string}`,
): Promise<string | undefined> {
  const name = await getEnsName(config, { address })
  // What ENS has checked is the name as written: its normal form may be someone else's.
  return name && (await normalForm(name)) === name ? name : undefined
}

function avatarOf(config: Config, name: string): Promise<string | undefined> {
  const limit = new Promise<undefined>((resolve) =>
    setTimeout(resolve, avatarLimitMs),
  )
  // A picture that cannot be had is drawn from the address instead.
  const avatar = getEnsAvatar(config, { name }).catch(() => undefined)
  return Promise.race([avatar, limit]).then((found) => found ?? undefined)
}
