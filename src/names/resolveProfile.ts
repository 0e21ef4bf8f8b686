import type { ChainNode } from './chainName'
import type { Profile } from './Profile'
import type { EnsNode } from './readEns'
import { type NameService, readNameService } from './readNameService'
import {
  type NameStorage,
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
  readonly storage?: NameStorage | undefined
}

/** How long a result is cached, in milliseconds. */
const freshMs = 10 * 60_000

const cache = new Map<string, { profile: Promise<Profile>; until: number }>()

/**
 * Returns the name service's name, if the host trusts the service or ENS resolves the name to the address. Otherwise
 * returns the ENS name. Never rejects. If the lookup fails, returns no name.
 */
export function resolveProfile(
  address: `0x${string}`,
  sources: NameSources,
): Promise<Profile> {
  // The name may depend on the chain.
  const key = `${address} ${sources.chain?.id}`
  const cached = cache.get(key)
  if (cached && cached.until > Date.now()) return cached.profile
  const { storage } = sources
  const stored = storage && readStoredProfile(storage, address)
  if (stored) return Promise.resolve(stored)
  const profile = fetchProfile(address, sources).catch(() => {
    // Do not cache a failure, so that the next call tries again.
    cache.delete(key)
    return {}
  })
  cache.set(key, { profile, until: Date.now() + freshMs })
  if (storage)
    profile.then((resolved) => storeProfile(storage, address, resolved))
  return profile
}

async function fetchProfile(
  address: `0x${string}`,
  { chain, nameService, ensNode }: NameSources,
): Promise<Profile> {
  const answer = nameService && readNameService(nameService, address)
  // A failure is thrown below, if ENS has no name either.
  const serviceName = await answer?.catch(() => undefined)
  // Without ENS, names cannot be verified, so a configured service is trusted.
  const isTrusted = nameService?.trusted ?? ensNode === false
  const profile =
    serviceName && isTrusted
      ? { name: serviceName, avatar: await trustedAvatar(serviceName, ensNode) }
      : await verify(address, serviceName, ensNode, chain)
  // If no name was found, a failure of the service matters, because the service might have had one.
  if (!profile.name) await answer
  return profile
}

const importEns = () =>
  import(/* webpackChunkName: 'likely-readEns' */ './readEns')

async function verify(
  address: `0x${string}`,
  serviceName: string | undefined,
  node: NameSources['ensNode'],
  chain: ChainNode | undefined,
): Promise<Profile> {
  if (node === false) return {}
  // Loaded on demand, because ENS needs viem's contract code.
  const { readEns } = await importEns()
  return readEns(address, serviceName, node, chain)
}

async function trustedAvatar(
  name: string,
  node: NameSources['ensNode'],
): Promise<string | undefined> {
  if (node === false) return undefined
  // If the code fails to load, the name is shown without an avatar.
  const ens = await importEns().catch(() => undefined)
  return ens?.readAvatar(name, node)
}
