import type { Device } from '../../platform/device/device'
import type { AnnouncedWallet } from '../../platform/page/announcedWallets'
import { bareName } from './bareName'
import type { BrowserWallet } from './browserWallet'
import { downloadLinks } from './downloadLinks'
import {
  type AnnouncedIdentity,
  identifyAnnounced,
  isContested,
} from './identifyAnnounced'
import { hasTransport, transportOf, transports } from './transports'
import type { ListedWallet, Wallet, WalletGroup } from './Wallet'

/** Everything else that the list depends on. */
export type Surroundings = {
  /** Wallets that have announced themselves. @see EIP-6963 */
  readonly announced: readonly AnnouncedWallet[]
  /** Flags of an injected provider that has not announced itself. @see detectInjected */
  readonly injectedFlags?: readonly string[]
  /** The provider of `window.ethereum`, if its wallet is not listed otherwise. @see browserWallet */
  readonly browserWallet?: BrowserWallet | undefined
  /** Connectors of the page's own wagmi config. */
  readonly connectors?: readonly HostConnector[] | undefined
  /** Ids of wallets that have connected before, latest first. */
  readonly recentIds?: readonly string[]
  readonly device: Device
  /** True if the embedding page may be a Safe. @see isSafeOrigin */
  readonly inSafe?: boolean
}

type Unmarked = Omit<ListedWallet, 'recent'>

/** Maximum number of wallets that are marked as recent. */
const mostRecent = 3

/**
 * Returns the list of the connect dialog. Each wallet occurs once: the latest first, then installed wallets, then the
 * groups in their order, with recent wallets first in each group. Wallets that cannot be used on this device come last.
 * @see specification, section 2
 */
export function listWallets(
  groups: readonly WalletGroup[],
  surroundings: Surroundings,
): readonly ListedWallet[] {
  const identities = identifyAnnounced(surroundings.announced, groups)
  const listed = knownWallets(groups, surroundings, identities)
  const strangers = strangersAmong(identities, listed).map(strangerOf)
  const all = [...listed, ...strangers]
  const { browserWallet: own, connectors = [] } = surroundings
  const isTaken = all.some(({ id }) => id === own?.id)
  const present = own && !isTaken ? [...all, installed(own)] : all
  const hosts = hostConnectors(connectors, present).map(ofHost)
  return markRecent([...present, ...hosts], surroundings)
}

/** Creates the row of a host's connector. The row is below the installed wallets, but above the other groups. */
function ofHost({ icon = '', ...connector }: HostConnector): Unmarked {
  return {
    ...installed({ ...connector, iconUrl: icon }),
    transports: [],
    groupName: 'Recommended',
    groupIndex: 0.5,
  }
}

/** Returns announced wallets that are not in a list or cannot be verified. Each occurs once. */
function strangersAmong(
  identities: readonly AnnouncedIdentity[],
  known: readonly Unmarked[],
): readonly AnnouncedIdentity[] {
  const names = new Map<object, Set<string>>()
  const isRepeated = ({ name, provider }: AnnouncedIdentity) => {
    const its = names.get(provider) ?? new Set()
    names.set(provider, its)
    return its.has(name) || !its.add(name)
  }
  // An SDK in the page is not listed if its wallet has an extension, or a separate row that works.
  const isReached = (sdk: AnnouncedIdentity) =>
    known.some(({ id, ready }) => ready && id === sdk.sdkOf?.id) ||
    identities.some(({ brand, warning }) => !warning && brand === sdk.sdkOf) ||
    identities.find(({ sdkOf }) => sdkOf === sdk.sdkOf) !== sdk
  return identities.filter(
    (identity) =>
      !identity.wallet &&
      !isRepeated(identity) &&
      !(identity.sdkOf && isReached(identity)),
  )
}

function strangerOf(identity: AnnouncedIdentity): Unmarked {
  return {
    ...installed(identity),
    rdns: [identity.rdns],
    unverified: identity.warning !== undefined,
  }
}

/** Creates the row of an installed wallet that is not in the catalogue. */
function installed({
  id,
  name,
  iconUrl,
}: Pick<Unmarked, 'id' | 'name' | 'iconUrl'>): Unmarked {
  return {
    id,
    name,
    iconUrl,
    iconBackground: 'transparent',
    transports: ['injected'],
    groupName: 'Installed',
    groupIndex: 0,
    ready: true,
    unsupported: false,
    installed: true,
    unverified: false,
    links: {},
  }
}

function knownWallets(
  groups: readonly WalletGroup[],
  { device, injectedFlags = [], inSafe = false }: Surroundings,
  identities: readonly AnnouncedIdentity[],
): readonly Unmarked[] {
  const taken = new Set<string>()
  const present = new Set(injectedFlags)
  return groups.flatMap(({ groupName, wallets }, index) =>
    wallets.flatMap((wallet): readonly Unmarked[] => {
      const { id, injectedFlag = '' } = wallet
      if (taken.has(id)) return []
      taken.add(id)
      // If several providers claim to be this wallet, the injected provider is one of them.
      const isPresent =
        identities.some((identity) => identity.wallet?.id === id) ||
        (present.has(injectedFlag) && !isContested(identities, wallet))
      // Each flag is used once, so that two entries never share one extension.
      present.delete(injectedFlag)
      const isAround = inSafe && hasTransport(wallet, 'embedsPage')
      const ready =
        isPresent || isAround || hasTransport(wallet, 'reachesAnywhere')
      const links = downloadLinks(wallet.downloadUrls, device)
      // A phone app without WalletConnect cannot connect a page on a desktop.
      const unsupported =
        !ready && !links.extension && !links.desktop && !links.store
      return [
        {
          ...wallet,
          groupName: isPresent ? 'Installed' : groupName,
          groupIndex: isPresent ? 0 : index + 1,
          ready,
          unsupported,
          installed: isPresent || isAround,
          unverified: false,
          links: unsupported ? {} : links,
        },
      ]
    }),
  )
}

function markRecent(
  wallets: readonly Unmarked[],
  { device, recentIds = [] }: Surroundings,
): readonly ListedWallet[] {
  const recent = [...new Set(recentIds)]
    .filter((id) => wallets.some((one) => one.id === id && !one.unsupported))
    .slice(0, mostRecent)
  // In a wallet's own browser, that wallet comes first.
  const isOwnBrowser = device.mobile && wallets.some((one) => one.installed)
  const latest = isOwnBrowser ? undefined : recent[0]
  const age = ({ id }: Unmarked) =>
    recent.includes(id) ? recent.indexOf(id) : recent.length
  return wallets
    .map((wallet) => ({
      ...wallet,
      recent: recent.includes(wallet.id),
      // At the top, so that returning visitors need one tap.
      ...(wallet.id === latest && { groupName: 'Recent', groupIndex: -1 }),
    }))
    .sort(
      (a, b) =>
        Number(a.unsupported) - Number(b.unsupported) ||
        a.groupIndex - b.groupIndex ||
        age(a) - age(b),
    )
}

/** The fields of a connector of the page's own wagmi config that the list needs. */
type HostConnector = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly icon?: string | undefined
  /** Reverse domain names that its wallet announces. @see EIP-6963 */
  readonly rdns?: string | readonly string[] | undefined
}

/**
 * Returns the connectors of the page's own wagmi config that have no row yet, such as a burner wallet, a passkey wallet
 * or a test wallet. Omits connectors of extensions, which announce themselves, and of Safe, which has its own row
 * inside a Safe.
 * @param listed the existing rows
 */
function hostConnectors(
  connectors: readonly HostConnector[],
  listed: readonly Pick<Wallet, 'id' | 'name' | 'rdns' | 'transports'>[],
): readonly HostConnector[] {
  const ids = new Set(listed.map(({ id }) => id))
  const names = new Set(listed.map(({ name }) => bareName(name)))
  const rdns = new Set(listed.flatMap((wallet) => wallet.rdns ?? []))
  const reached = new Set(listed.flatMap((wallet) => wallet.transports))
  return connectors.filter((connector) => {
    const { id, name, type } = connector
    const transport = transportOf(type)
    const hasRow =
      transport &&
      (reached.has(transport) || !transports[transport].reachesAnywhere)
    return (
      !hasRow &&
      !ids.has(id) &&
      !names.has(bareName(name)) &&
      ![connector.rdns ?? []].flat().some((each) => rdns.has(each))
    )
  })
}
