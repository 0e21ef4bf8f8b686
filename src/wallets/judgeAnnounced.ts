import type { AnnouncedWallet } from '../platform/announcedWallets'
import { bareName } from './bareName'
import type { Claim, Doubt } from './Claim'
import { catalogue } from './catalogue'
import { bearsFlag } from './detectInjected'
import { type FitAnnounced, fitAnnounced } from './fitAnnounced'
import { sdkVendors } from './sdkVendors'
import type { Wallet, WalletGroup } from './Wallet'

/**
 * Identifies the announced wallets. An announcement proves nothing (anything on the page may send any), so:
 *
 * 1. A known wallet (of the host's list or of our catalogue) is the only one under its rdns whose provider has its flag.
 *    It takes that wallet's row, with our name and icon for it.
 * 2. A known wallet whose rdns is not known is the only one with its name (and its flag, if it has one).
 * 3. Where several do, none is clearly right: each is listed as it announced itself, and marked.
 * 4. One is marked if it has a known wallet's rdns without its flag, an rdns that looks like it, or one that another
 *    unknown wallet has too.
 * 5. So is one with the name of a known or another announced wallet, or a name that looks the same (`bareName`). The SDK
 *    of a wallet's maker has that wallet's name by right.
 *
 * Flags beside one's own say nothing: many wallets call themselves MetaMask so that old pages find them.
 */
export function judgeAnnounced(
  announced: readonly AnnouncedWallet[],
  groups: readonly WalletGroup[],
): readonly Claim[] {
  const listed = walletsOf(groups)
  const known = [...listed, ...walletsOf(catalogue)]
  const all = withOneProvider(
    announced.flatMap((wallet) => fitAnnounced(wallet) ?? []),
    known,
  )
  const doubtOf = doubtsAmong(all, known)
  const taken = new Set(known.map(({ id }) => id))
  return all
    .map((one) => ({ one, doubt: doubtOf(one) }))
    .sort((a, b) => +!!a.doubt - +!!b.doubt)
    .map(({ one, doubt }) => {
      const { icon, name, provider, rdns } = one
      // The one without doubt comes first and keeps the rdns; the others are numbered.
      const connectorId = freeId(rdns, taken)
      const brand = brandOf(rdns, known) ?? namedBrand(one, known)
      const wallet = doubt ? undefined : listed.find((each) => each === brand)
      return {
        id: wallet?.id ?? connectorId,
        connectorId,
        name: wallet?.name ?? name,
        iconUrl: wallet?.iconUrl ?? icon,
        rdns,
        provider,
        brand,
        sdkOf: doubt ? undefined : vendorOf(one, known),
        wallet,
        doubt,
      }
    })
}

/**
 * A wallet that announces another provider object each time is one wallet: the first object is used. An object without
 * the wallet's flag does not count, as anybody can copy a uuid.
 */
function withOneProvider(
  all: readonly FitAnnounced[],
  known: readonly Wallet[],
): readonly FitAnnounced[] {
  const first = {
    genuine: new Map<unknown, object>(),
    other: new Map<unknown, object>(),
  }
  return all.map((one) => {
    const providers = isGenuine(one, known) ? first.genuine : first.other
    const provider = providers.get(one.identity) ?? one.provider
    providers.set(one.identity, provider)
    return { ...one, provider }
  })
}

function doubtsAmong(all: readonly FitAnnounced[], known: readonly Wallet[]) {
  const looks = new Set(known.flatMap(({ rdns = [] }) => rdns).map(bareName))
  const names = new Set(known.flatMap(namesOf))
  const providerOf = ({ provider }: FitAnnounced) => provider
  const sharing = gather(all, ({ rdns }) => rdns, providerOf)
  const namesakes = gather(all, ({ bare }) => bare, providerOf)
  const genuine = gather(
    all.filter((one) => isGenuine(one, known)),
    ({ rdns }) => brandOf(rdns, known),
    providerOf,
  )

  return (one: FitAnnounced): Doubt | undefined => {
    const { bare, rdns } = one
    const brand = brandOf(rdns, known)
    if (brand) {
      if (!isGenuine(one, known)) return 'false-rdns'
      return isShared(genuine.get(brand)) ? 'shared-rdns' : undefined
    }
    if (vendorOf(one, known)) return undefined
    if (looks.has(bareName(rdns)) || known.some(({ id }) => id === rdns))
      return 'false-rdns'
    if (isShared(sharing.get(rdns))) return 'shared-rdns'
    if (isShared(namesakes.get(bare))) return 'borrowed-name'
    return names.has(bare) && !namedBrand(one, known)
      ? 'borrowed-name'
      : undefined
  }
}

function walletsOf(groups: readonly WalletGroup[]): readonly Wallet[] {
  return groups.flatMap(({ wallets }) => wallets)
}

/** Known wallets never change, and each announced wallet is compared with all of them. */
const bareNames = new WeakMap<Wallet, readonly string[]>()

/** What is left of a wallet's names to a hasty eye. */
function namesOf(wallet: Wallet): readonly string[] {
  const { name, shortName = name } = wallet
  const names = bareNames.get(wallet) ?? [name, shortName].map(bareName)
  bareNames.set(wallet, names)
  return names
}

function brandOf(rdns: string, known: readonly Wallet[]): Wallet | undefined {
  return known.find((wallet) => wallet.rdns?.includes(rdns))
}

/** The known wallet that has this name, if nobody knows the rdns that it announces. */
function namedBrand(
  { bare, provider }: FitAnnounced,
  known: readonly Wallet[],
): Wallet | undefined {
  const namesakes = known.filter((wallet) => namesOf(wallet).includes(bare))
  const [brand, ...others] = new Set(namesakes)
  return brand && !others.length && hasUnknownRdns(brand)
    ? withFlag(brand, provider)
    : undefined
}

/** WalletConnect is a protocol and a Safe contains the page, so neither announces itself. */
function hasUnknownRdns({ id, rdns, transports }: Wallet): boolean {
  return !rdns?.length && id !== 'walletConnect' && !transports.includes('safe')
}

function isGenuine({ provider, rdns }: FitAnnounced, known: readonly Wallet[]) {
  const brand = brandOf(rdns, known)
  return brand !== undefined && withFlag(brand, provider) !== undefined
}

function withFlag(wallet: Wallet, provider: object): Wallet | undefined {
  const { injectedFlag } = wallet
  return !injectedFlag || bearsFlag(provider, injectedFlag) ? wallet : undefined
}

function vendorOf(
  { bare, rdns }: FitAnnounced,
  known: readonly Wallet[],
): Wallet | undefined {
  const vendor = known.find(({ id }) => id === sdkVendors[rdns])
  return vendor && namesOf(vendor).includes(bare) ? vendor : undefined
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
