import { createClient, http, isAddressEqual } from 'viem'
import { getEnsAddress, getEnsAvatar, getEnsName } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import type { Profile } from './resolveProfile'

/**
 * Reads a name and its avatar from ENS on mainnet, which need not be one of the host's chains.
 * @param claimed a name that another service gave: shown only when it leads back to the address
 * @see https://docs.ens.domains/resolution
 */
export async function readEns(
  address: `0x${string}`,
  claimed: string | undefined,
  rpcUrl: string | undefined,
): Promise<Profile> {
  const client = createClient({ chain: mainnet, transport: http(rpcUrl) })
  // Universal Resolver checks forward and reverse in one call.
  const name = claimed ?? (await getEnsName(client, { address }))
  const normal = name && normalForm(name)
  // What ENS has checked is the name as written: its normal form may be somebody else's.
  if (!normal || (!claimed && normal !== name)) return {}
  if (claimed) {
    const owner = await getEnsAddress(client, { name: normal })
    if (!owner || !isAddressEqual(owner, address)) return {}
  }
  const avatar = await getEnsAvatar(client, { name: normal }).catch(() => null)
  return { name: normal, avatar: avatar ?? undefined }
}

/** @see https://docs.ens.domains/resolution/names#normalizing-names */
function normalForm(name: string): string | undefined {
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
