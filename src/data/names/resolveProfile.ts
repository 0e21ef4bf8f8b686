import type { Storage } from '../../platform/storage/storage'
import type { ChainNode, EnsNode } from './readEns'
import { type NameService, readNameService } from './readNameService'
import { type Profile, readStoredProfile, storeProfile } from './storedProfile'

export type NameSources = {
  readonly nameService?: NameService | undefined
  /** The mainnet node for ENS. `false` turns ENS off. @default viem's public node */
  readonly ensNode?: EnsNode | false | undefined
  /** The visitor's chain. The address may have a primary name for this chain. */
  readonly chain?: ChainNode | undefined
  /** Storage for names, so that they survive a reload. */
  readonly storage?: Storage | undefined
  /** Called with a name that is looked up, before its avatar has loaded. */
  readonly onName?: ((name: string) => void) | undefined
}

/** How long a result is cached, in milliseconds. */
const freshMs = 10 * 60_000

type Lookup = {
  readonly profile: Promise<Profile>
  /** Resolves with the name before the avatar has loaded. */
  readonly name: Promise<string | undefined>
  readonly until: number
}

const cache = new Map<string, Lookup>()

/**
 * Returns the name service's name, if the host trusts the service or ENS resolves the name to the address. Otherwise
 * returns the ENS name. Never rejects. If the lookup fails, returns no name.
 */
export function resolveProfile(
  address: `0x${string}`,
  sources: NameSources,
): Promise<Profile> {
  const { chain, onName, storage } = sources
  // The name may depend on the chain.
  const account = { address, chainId: chain?.id ?? 0 }
  const key = `${address} ${account.chainId}`
  const cached = cache.get(key)
  const isFresh = cached && cached.until > Date.now()
  if (!isFresh) {
    const stored = storage && readStoredProfile(storage, account)
    if (stored) return Promise.resolve(stored)
  }
  const lookup = isFresh ? cached : startLookup(key, address, sources)
  if (onName) lookup.name.then((name) => name && onName(name))
  if (storage && lookup !== cached)
    lookup.profile.then((profile) => storeProfile(storage, account, profile))
  return lookup.profile
}

function startLookup(
  key: string,
  address: `0x${string}`,
  sources: NameSources,
): Lookup {
  let found = (_: string | undefined) => {}
  const name = new Promise<string | undefined>((resolve) => {
    found = resolve
  })
  const profile = fetchProfile(address, sources, found).catch(() => {
    // Do not cache a failure, so that the next call tries again.
    cache.delete(key)
    return {}
  })
  profile.then((resolved: Profile) => found(resolved.name))
  const lookup = { profile, name, until: Date.now() + freshMs }
  cache.set(key, lookup)
  return lookup
}

async function fetchProfile(
  address: `0x${string}`,
  { chain, nameService, ensNode }: NameSources,
  onName: (name: string) => void,
): Promise<Profile> {
  const answer = nameService && readNameService(nameService, address)
  // A failure is thrown below, if ENS has no name either.
  const serviceName = await answer?.catch(() => undefined)
  // Without ENS, names cannot be verified, so a configured service is trusted.
  const isTrusted = nameService?.trusted ?? ensNode === false
  if (serviceName && isTrusted) onName(serviceName)
  const profile =
    serviceName && isTrusted
      ? { name: serviceName, avatar: await trustedAvatar(serviceName, ensNode) }
      : await verify(address, serviceName, ensNode, chain, onName)
  // If no name was found, a failure of the service matters, because the service might have had one.
  if (!profile.name) await answer
  return profile
}

const importEns = () => import(/* webpackChunkName: 'names' */ './readEns')

async function verify(
  address: `0x${string}`,
  serviceName: string | undefined,
  node: NameSources['ensNode'],
  chain: ChainNode | undefined,
  onName: (name: string) => void,
): Promise<Profile> {
  if (node === false) return {}
  // Loaded on demand, because ENS needs viem's contract code.
  const { readEns } = await importEns()
  return readEns(address, serviceName, node, chain, onName)
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
