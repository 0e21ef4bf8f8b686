import type { Storage } from '../../platform/storage/storage'
import type { ChainNode, EnsNode } from './readEns'
import { type NameService, readNameService } from './readNameService'
import {
  type FoundProfile,
  type Profile,
  readStoredProfile,
  storeProfile,
} from './storedProfile'

export type NameSources = {
  readonly nameService?: NameService | undefined
  /** The mainnet node for ENS. `false` turns ENS off. @default viem's public node */
  readonly ensNode?: EnsNode | false | undefined
  /** The visitor's chain. The address may have a primary name for this chain. */
  readonly chain?: ChainNode | undefined
  /** Storage for names, so that they survive a reload. */
  readonly storage: Storage
  /** Called with a name that is looked up, before its avatar has loaded. */
  readonly onName: (name: string) => void
}

/**
 * Returns the name service's name, if the host trusts the service or ENS resolves the name to the address. Otherwise
 * returns the ENS name. Never rejects. If the lookup fails, returns no name.
 */
export async function resolveProfile(
  address: `0x${string}`,
  sources: NameSources,
): Promise<Profile> {
  const { chain, storage } = sources
  // The name may depend on the chain.
  const account = { address, chainId: chain?.id ?? 0 }
  const stored = readStoredProfile(storage, account)
  if (stored) return stored
  try {
    const { isUncertain, ...profile } = await fetchProfile(address, sources)
    if (!isUncertain) storeProfile(storage, account, profile)
    return profile
  } catch {
    // Failures are not stored, so the next lookup tries again.
    return {}
  }
}

async function fetchProfile(
  address: `0x${string}`,
  { chain, nameService, ensNode, onName }: NameSources,
): Promise<FoundProfile> {
  const answer = nameService && readNameService(nameService, address)
  // A failure is thrown below, if ENS has no name either.
  const serviceName = await answer?.catch(() => undefined)
  // Without ENS, names cannot be verified, so a configured service is trusted.
  const isTrusted = nameService?.trusted ?? ensNode === false
  if (serviceName && isTrusted) {
    onName(serviceName)
    const avatar = await trustedAvatar(serviceName, ensNode)
    return { name: serviceName, avatar }
  }
  const profile: FoundProfile =
    ensNode === false
      ? {}
      : await (await importEns()).readEns(
          address,
          serviceName,
          ensNode,
          chain,
          onName,
        )
  // If no name was found, a failure of the service matters, because the service might have had one.
  if (!profile.name) await answer
  return profile
}

/** Loaded on demand, because ENS needs viem's contract code. */
const importEns = () => import(/* webpackChunkName: 'names' */ './readEns')

async function trustedAvatar(
  name: string,
  node: NameSources['ensNode'],
): Promise<string | undefined> {
  if (node === false) return undefined
  // If the code fails to load, the name is shown without an avatar.
  const ens = await importEns().catch(() => undefined)
  return ens?.readAvatar(name, node)
}
