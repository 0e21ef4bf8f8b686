import type { AnnouncedWallet } from '../platform/announcedWallets'
import { bareName } from './bareName'
import type { Claim, Doubt } from './Claim'
import { catalogue } from './catalogue'
import { bearsFlag } from './detectInjected'
import { type FitAnnounced, fitAnnounced } from './fitAnnounced'
import type { Wallet, WalletGroup } from './Wallet'

/**
 * Identifies the announced wallets. An announcement proves nothing (anything on the page may send any), so:
 *
 * 1. A known wallet (of the host's list or of our catalogue) is the only provider under its rdns that has its flag.
 *    It takes that wallet's row, with our name and icon for it.
 * 2. Where several do, none is clearly right: each is listed as it announced itself, and marked.
 * 3. One is marked if it has a known wallet's rdns without its flag, an rdns that looks like it, or one that another
 *    unknown wallet has too.
 * 4. So is one with the name of a known or another announced wallet, or a name that looks the same (`bareName`).
 *
 * Flags beside one's own say nothing: many wallets call themselves MetaMask so that old pages find them.
 */
export function judgeAnnounced(
  announced: readonly AnnouncedWallet[],
  groups: readonly WalletGroup[],
): readonly Claim[] {
  const listed = walletsOf(groups)
  const known = [...listed, ...walletsOf(catalogue)]
  const all = announced.flatMap((wallet) => fitAnnounced(wallet) ?? [])
  const doubtOf = doubtsAmong(all, known)
  const taken = new Set(known.map(({ id }) => id))
  return all
    .map((one) => ({ one, doubt: doubtOf(one) }))
    .sort((a, b) => +!!a.doubt - +!!b.doubt)
    .map(({ one: { icon, name, provider, rdns }, doubt }) => {
      // The one without doubt comes first and keeps the rdns; the others are numbered.
      const connectorId = freeId(rdns, taken)
      const brand = brandOf(rdns, known)
      const wallet = doubt ? undefined : listed.find((each) => each === brand)
      return {
        id: wallet?.id ?? connectorId,
        connectorId,
        name: wallet?.name ?? name,
        iconUrl: wallet?.iconUrl ?? icon,
        rdns,
        provider,
        brand,
        wallet,
        doubt,
      }
    })
}

function doubtsAmong(all: readonly FitAnnounced[], known: readonly Wallet[]) {
  const names = new Set(
    known
      .flatMap(({ name, shortName = name }) => [name, shortName])
      .map(bareName),
  )
  const looks = new Set(known.flatMap(({ rdns = [] }) => rdns).map(bareName))
  const providers = gather(
    all,
    ({ rdns }) => rdns,
    ({ provider }) => provider,
  )
  const namesakes = gather(
    all,
    ({ bare }) => bare,
    ({ rdns }) => rdns,
  )
  const genuine = gather(
    all.filter((one) => isGenuine(one, known)),
    ({ rdns }) => brandOf(rdns, known),
    ({ provider }) => provider,
  )

  return (one: FitAnnounced): Doubt | undefined => {
    const { bare, rdns } = one
    const brand = brandOf(rdns, known)
    if (brand) {
      if (!isGenuine(one, known)) return 'false-rdns'
      return isShared(genuine.get(brand)) ? 'shared-rdns' : undefined
    }
    if (looks.has(bareName(rdns)) || known.some(({ id }) => id === rdns))
      return 'false-rdns'
    if (isShared(providers.get(rdns))) return 'shared-rdns'
    return names.has(bare) || isShared(namesakes.get(bare))
      ? 'borrowed-name'
      : undefined
  }
}

function walletsOf(groups: readonly WalletGroup[]): readonly Wallet[] {
  return groups.flatMap(({ wallets }) => wallets)
}

function brandOf(rdns: string, known: readonly Wallet[]): Wallet | undefined {
  return known.find((wallet) => wallet.rdns?.includes(rdns))
}

function isGenuine({ provider, rdns }: FitAnnounced, known: readonly Wallet[]) {
  const brand = brandOf(rdns, known)
  return (
    !!brand && (!brand.injectedFlag || bearsFlag(provider, brand.injectedFlag))
  )
}

/** The different values that go with each key. */
function gather<T, K, V>(
  all: readonly T[],
  keyFor: (one: T) => K,
  partOf: (one: T) => V,
): ReadonlyMap<K, ReadonlySet<V>> {
  const sets = new Map<K, Set<V>>()
  for (const one of all) {
    const key = keyFor(one)
    sets.set(key, (sets.get(key) ?? new Set()).add(partOf(one)))
  }
  return sets
}

function isShared(values: ReadonlySet<unknown> | undefined): boolean {
  return (values?.size ?? 0) > 1
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}#${n}`
  taken.add(id)
  return id
}
