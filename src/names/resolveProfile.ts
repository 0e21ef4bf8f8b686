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
  /** The mainnet node that ENS is read from; `false` turns ENS off. @default viem's public node */
  readonly ensNode?: EnsNode | false | undefined
  /** The visitor's chain, which may have names of its own. */
  readonly chain?: ChainNode | undefined
  /** Keeps names beyond a reload. */
  readonly storage?: NameStorage | undefined
}

/** How long an answer stays fresh, in milliseconds. */
const freshMs = 10 * 60_000

const known = new Map<string, { profile: Promise<Profile>; until: number }>()

/**
 * The name service's answer, if the host trusts it or ENS leads from it to the address; else what ENS says. Never
 * rejects: without an answer there is no name.
 */
export function resolveProfile(
  address: `0x${string}`,
  sources: NameSources,
): Promise<Profile> {
  // A name may be chosen for one chain alone.
  const key = `${address} ${sources.chain?.id}`
  const held = known.get(key)
  if (held && held.until > Date.now()) return held.profile
  const { storage } = sources
  const stored = storage && readStoredProfile(storage, address)
  if (stored) return Promise.resolve(stored)
  const profile = lookUp(address, sources).catch(() => {
    // A failed look is not an answer: the next one asks again.
    known.delete(key)
    return {}
  })
  known.set(key, { profile, until: Date.now() + freshMs })
  if (storage) profile.then((found) => storeProfile(storage, address, found))
  return profile
}

async function lookUp(
  address: `0x${string}`,
  { chain, nameService, ensNode }: NameSources,
): Promise<Profile> {
  const answer = nameService && readNameService(nameService, address)
  // Thrown below, if ENS knows no name either.
  const named = await answer?.catch(() => undefined)
  // Where a name cannot be checked, configuring a service means trusting it.
  const isTrusted = nameService?.trusted ?? ensNode === false
  const profile =
    named && isTrusted
      ? { name: named, avatar: await trustedAvatar(named, ensNode) }
      : await verify(address, named, ensNode, chain)
  // Where no name was found, a service that failed might have known one.
  if (!profile.name) await answer
  return profile
}

const importEns = () =>
  import(/* webpackChunkName: 'often-readEns' */ './readEns')

async function verify(
  address: `0x${string}`,
  named: string | undefined,
  node: NameSources['ensNode'],
  chain: ChainNode | undefined,
): Promise<Profile> {
  if (node === false) return {}
  // ENS brings viem's contract code along, so it is fetched only where it is asked.
  const { readEns } = await importEns()
  return readEns(address, named, node, chain)
}

async function trustedAvatar(
  name: string,
  node: NameSources['ensNode'],
): Promise<string | undefined> {
  if (node === false) return undefined
  // The name is shown all the same when what asks for its picture cannot be fetched.
  const ens = await importEns().catch(() => undefined)
  return ens?.readAvatar(name, node)
}
