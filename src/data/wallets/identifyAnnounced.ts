import type { AnnouncedWallet } from '../../platform/page/announcedWallets'
import { bareName } from './bareName'
import { catalogue } from './catalogue'
import { bearsFlag } from './detectInjected'
import { type FitAnnounced, fitAnnounced } from './fitAnnounced'
import { hasTransport } from './transports'
import type { Wallet, WalletGroup } from './Wallet'
import { walletsOf } from './WalletChoice'

/** Reason for the warning about an announced wallet, which may be an impostor. */
type IdentityWarning =
  /** Several providers announce the same wallet, and none of them can be verified. */
  | 'contested'
  /** The wallet announces the rdns, id or name of a known wallet that it is not. */
  | 'impostor'

/** An announced wallet, with the known wallet that it may be. */
export type AnnouncedIdentity = {
  /** Id in the wallet list. */
  readonly id: string
  /**
   * Id of the connector in wagmi and in storage. It is the rdns, with a number if several providers use the same rdns.
   */
  readonly connectorId: string
  readonly name: string
  readonly iconUrl: string
  readonly rdns: string
  readonly provider: object
  /** The known wallet whose rdns or name is announced. The announcement may be false. */
  readonly brand?: Wallet | undefined
  /** The known wallet whose vendor's SDK this is. The SDK is part of the page. @see sdkVendors */
  readonly sdkOf?: Wallet | undefined
  /** The host's wallet, if nothing contradicts the announcement. */
  readonly wallet?: Wallet | undefined
  readonly warning?: IdentityWarning | undefined
}

/**
 * Identifies the announced wallets. An announcement proves nothing, because anything on the page can send one. So:
 *
 * 1. A known wallet (of the host's list or our catalogue) is the only provider with its rdns and its flag. It replaces
 *    that wallet's row, with our name and icon.
 * 2. A known wallet without a known rdns is the only provider with its name (and with its flag, if it has one).
 * 3. If several providers match, none can be verified. Each is listed as announced, with a warning.
 * 4. A wallet has a warning if it has a known wallet's rdns without the flag, a known wallet's id as rdns, or a known
 *    wallet's name (`bareName`). The SDK of a wallet's vendor may have that wallet's name.
 *
 * Flags of other wallets prove nothing: many wallets set MetaMask's flag so that older pages find them.
 */
export function identifyAnnounced(
  announced: readonly AnnouncedWallet[],
  groups: readonly WalletGroup[],
): readonly AnnouncedIdentity[] {
  const listed = walletsOf(groups)
  const knownWallets = [...listed, ...walletsOf(catalogue)]
  const all = withOneProvider(
    announced.flatMap((wallet) => fitAnnounced(wallet) ?? []),
    knownWallets,
  )
  const warningOf = warningsAmong(all, knownWallets)
  const usedIds = new Set(knownWallets.map(({ id }) => id))
  return all
    .map((one) => ({ one, warning: warningOf(one) }))
    .sort((a, b) => +!!a.warning - +!!b.warning)
    .map(({ one, warning }) => {
      const { icon, name, provider, rdns } = one
      // Verified wallets come first and keep the rdns as id. The others get a number.
      const connectorId = freeId(rdns, usedIds)
      const brand = brandOf(rdns, knownWallets) ?? namedBrand(one, knownWallets)
      const wallet = warning ? undefined : listed.find((each) => each === brand)
      return {
        id: wallet?.id ?? connectorId,
        connectorId,
        name: wallet?.name ?? name,
        iconUrl: wallet?.iconUrl ?? icon,
        rdns,
        provider,
        brand,
        sdkOf: warning ? undefined : vendorOf(one, knownWallets),
        wallet,
        warning,
      }
    })
}

/** Merges announcements of the same wallet. Objects without its flag do not count, because anyone can copy a uuid. */
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

function warningsAmong(all: readonly FitAnnounced[], known: readonly Wallet[]) {
  const names = new Set(known.flatMap(namesOf))
  const sharing = providersBy(({ rdns }) => rdns, all)
  const namesakes = providersBy(({ bare }) => bare, all)
  const genuine = providersBy(
    ({ rdns }) => brandOf(rdns, known),
    all.filter((one) => isGenuine(one, known)),
  )

  return (one: FitAnnounced): IdentityWarning | undefined => {
    const { bare, rdns } = one
    const brand = brandOf(rdns, known)
    if (brand) {
      if (!isGenuine(one, known)) return 'impostor'
      return isShared(genuine.get(brand)) ? 'contested' : undefined
    }
    if (vendorOf(one, known)) return undefined
    if (isShared(sharing.get(rdns))) return 'contested'
    const isKnown = names.has(bare) || known.some(({ id }) => id === rdns)
    const isOnlyOne = !isShared(namesakes.get(bare)) && namedBrand(one, known)
    return isKnown && !isOnlyOne ? 'impostor' : undefined
  }
}

/** Cached, because known wallets never change, and each announced wallet is compared with all of them. */
const bareNames = new WeakMap<Wallet, readonly string[]>()

/** Returns a wallet's names, reduced for comparison. @see bareName */
function namesOf(wallet: Wallet): readonly string[] {
  const { name, shortName = name } = wallet
  const names = bareNames.get(wallet) ?? [name, shortName].map(bareName)
  bareNames.set(wallet, names)
  return names
}

function brandOf(rdns: string, known: readonly Wallet[]): Wallet | undefined {
  return known.find((wallet) => wallet.rdns?.includes(rdns))
}

/** Returns the known wallet with this name, if the wallet's rdns is unknown. */
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

/** Returns whether a wallet may announce an unknown rdns. WalletConnect and Safe never announce themselves. */
function hasUnknownRdns(wallet: Wallet): boolean {
  const { id, rdns } = wallet
  return (
    !rdns?.length &&
    id !== 'walletConnect' &&
    !hasTransport(wallet, 'embedsPage')
  )
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

function providersBy<Key>(
  keyOf: (one: FitAnnounced) => Key,
  all: readonly FitAnnounced[],
): ReadonlyMap<Key, ReadonlySet<object>> {
  const sets = new Map<Key, Set<object>>()
  for (const one of all) {
    const key = keyOf(one)
    sets.set(key, (sets.get(key) ?? new Set()).add(one.provider))
  }
  return sets
}

function isShared(values: ReadonlySet<unknown> | undefined): boolean {
  return (values?.size ?? 0) > 1
}

function freeId(preferred: string, taken: Set<string>): string {
  let id = preferred
  for (let n = 2; taken.has(id); n++) id = `${preferred}#${n}`
  taken.add(id)
  return id
}

/** Returns whether several providers claim to be this wallet, and none of them can be verified. */
export function isContested(
  identities: readonly AnnouncedIdentity[],
  { id }: Pick<Wallet, 'id'>,
): boolean {
  return identities.some(
    ({ brand, warning }) => brand?.id === id && warning === 'contested',
  )
}

/**
 * Maps the rdns of an SDK in the page to the id of the wallet that it connects. That wallet need not be installed, and
 * the SDK's provider does not have the wallet's flags.
 * @see https://github.com/MetaMask/connect-monorepo/pull/304
 */
const sdkVendors: Readonly<Record<string, string>> = {
  'io.metamask.mmc': 'metaMask',
}
