import { type Client, createClient, http, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsAvatar, getEnsName } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import type { Profile } from './resolveProfile'

/** How long a name waits for its avatar, which may lie on any server, in milliseconds. */
const avatarLimitMs = 3000

/**
 * Reads a name and its avatar from ENS on mainnet, which need not be one of the host's chains.
 * @param claimed a name that another service gave: shown only when it leads back to the address. One that does not
 * leaves the address its primary name
 * @param rpcUrl of mainnet
 * @throws viem's errors when mainnet gives no answer
 * @see https://docs.ens.domains/resolution
 */
export async function readEns(
  address: `0x${string}`,
  claimed: string | undefined,
  rpcUrl: string | undefined,
): Promise<Profile> {
  const client = clientAt(rpcUrl)
  const name =
    (await provenName(client, address, claimed)) ??
    (await primaryName(client, address))
  return name ? { name, avatar: await avatarOf(client, name) } : {}
}

/**
 * The avatar of a name that is believed without asking ENS. Never rejects: without an answer there is none.
 * @param rpcUrl of mainnet
 */
export async function readAvatar(
  name: string,
  rpcUrl: string | undefined,
): Promise<string | undefined> {
  const normal = normalForm(name)
  return normal ? avatarOf(clientAt(rpcUrl), normal) : undefined
}

function clientAt(rpcUrl: string | undefined): Client {
  return createClient({ chain: mainnet, transport: http(rpcUrl) })
}

/** The claimed name in its normal form, if it leads to the address. */
async function provenName(
  client: Client,
  address: `0x${string}`,
  claimed: string | undefined,
): Promise<string | undefined> {
  const name = claimed && normalForm(claimed)
  if (!name) return undefined
  const owner = await getEnsAddress(client, { name })
  return owner && isAddressEqual(owner, address) ? name : undefined
}

/** The name that the address has chosen; ENS' Universal Resolver checks forward and reverse in one call. */
async function primaryName(
  client: Client,
  address: `0x${string}`,
): Promise<string | undefined> {
  const name = await getEnsName(client, { address })
  // What ENS has checked is the name as written: its normal form may be somebody else's.
  return name && normalForm(name) === name ? name : undefined
}

function avatarOf(client: Client, name: string): Promise<string | undefined> {
  const limit = new Promise<undefined>((resolve) =>
    setTimeout(resolve, avatarLimitMs),
  )
  // A picture that cannot be had is drawn from the address instead.
  const avatar = getEnsAvatar(client, { name }).catch(() => undefined)
  return Promise.race([avatar, limit]).then((found) => found ?? undefined)
}

/** @see https://docs.ens.domains/resolution/names#normalizing-names */
function normalForm(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    // What cannot be written by the rules is the name of nobody.
    return undefined
  }
}
