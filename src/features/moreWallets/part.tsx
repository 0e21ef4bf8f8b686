import type { Settings } from '../../app/checkConfig'
import type { Dock, Part, WalletList } from '../../app/Dock'
import { recentIds } from '../../app/wallet/recentWallets'
import { offeredWallets } from '../../data/wallets/catalogue'
import { checkWallets } from '../../data/wallets/checkWallets'
import { fetchMark } from '../../data/wallets/more/fetchMark'
import { fullWallet } from '../../data/wallets/more/fullWallet'
import type { KnownWallet } from '../../data/wallets/more/KnownWallet'
import { moreNames } from '../../data/wallets/more/moreNames'
import { moreWallets } from '../../data/wallets/more/moreWallets'
import type { FetchedMark, Wallet } from '../../data/wallets/Wallet'
import {
  otherNames,
  type WalletChoice,
  walletNames,
} from '../../data/wallets/WalletChoice'
import { ConfigurationError } from '../../errors/ConfigurationError'
import { pageStorage } from '../../platform/storage/storage'
import { onDemand } from '../../ui/onDemand'
import { MoreWallets } from './MoreWallets'

/** Heading of the wallets that the host did not list. */
const groupName = 'Others'

/**
 * Offers the catalogue's wallets that are not in the default list. Adds those that the host names to the list. If the
 * host sets `moreWallets`, a row adds the rest.
 */
export function createPart({ settings }: Pick<Dock, 'settings'>): Part {
  const { hidden = [], moreWallets: isOffered, wallets } = settings
  /** The list, until the visitor has added the other wallets. */
  let offering: WalletList | undefined

  function showAll(list: WalletList) {
    const before = new Set(list.getListed().map(({ id }) => id))
    offering = undefined
    list.add({ groupName, wallets: othersFor(list, hidden).map(markedLater) })
    return list.getListed().find(({ id }) => !before.has(id))?.id
  }

  return {
    async list(created) {
      if (wallets && otherNames(wallets).length > 0)
        created.replace(offeredWallets(await withNamed(wallets)))
      if (!isOffered) return
      offering = created
      // Visitors look for the wallets that they have used, and sessions are restored by id.
      const used = recentIds(pageStorage)
      const usedWallets = othersFor(created, hidden).filter(({ id }) =>
        used.includes(id),
      )
      if (usedWallets.length > 0)
        created.add({
          groupName,
          wallets: await Promise.all(usedWallets.map(withMark)),
        })
    },
    slots: {
      belowWallets: ({ only, onLocked }) => {
        const list = offering
        return (
          list &&
          !only && (
            <MoreWallets onLocked={onLocked} onMore={() => showAll(list)} />
          )
        )
      },
    },
  }
}

/**
 * Checks the names in the host's list that are not in the default list.
 * @throws ConfigurationError for an unknown name, or if a wallet needs a `projectId` that the host has not set
 */
export function check({
  projectId,
  wallets,
}: Pick<Settings, 'projectId' | 'wallets'>): void {
  const knownNames = [...walletNames, ...moreNames]
  for (const name of otherNames(wallets)) {
    const wallet = moreWallets[name]
    if (!wallet)
      throw new ConfigurationError(
        `Wallet "${name}" is not known.`,
        `Use one of: ${knownNames.join(', ')}; or pass your own wallet as an object.`,
      )
    const group = { groupName: name, wallets: [fullWallet(wallet)] }
    checkWallets([group], projectId)
  }
}

/** Replaces names of catalogue wallets in the host's groups with the wallets. Loads their icons. */
function withNamed(groups: NonNullable<Settings['wallets']>) {
  const withWallet = (choice: WalletChoice) => {
    const known = typeof choice === 'string' ? moreWallets[choice] : undefined
    return known ? withMark(known) : choice
  }
  return Promise.all(
    groups.map(async (group) => ({
      ...group,
      wallets: await Promise.all(group.wallets.map(withWallet)),
    })),
  )
}

/** Returns the catalogue's wallets that are not in the list. An announced wallet keeps its existing row. */
function othersFor(
  list: WalletList,
  hidden: readonly string[],
): readonly KnownWallet[] {
  const usedNames = new Set([
    ...hidden,
    ...list.getListed().flatMap(({ id, rdns }) => [id, ...(rdns ?? [])]),
  ])
  return Object.values(moreWallets).filter(
    ({ id, rdns }) => ![id, ...(rdns ?? [])].some((it) => usedNames.has(it)),
  )
}

async function withMark(wallet: KnownWallet): Promise<Wallet> {
  // Without an icon, the wallet's initial is shown.
  const mark = await fetchMark(wallet.id, wallet.color).catch(() => '')
  return fullWallet(wallet, mark)
}

/** Returns a wallet whose icon is fetched when it is first shown. */
function markedLater(wallet: KnownWallet): Wallet {
  const mark: FetchedMark = onDemand(() => fetchMark(wallet.id, wallet.color))
  return {
    ...fullWallet(wallet),
    ...{ mark },
    get iconUrl() {
      return mark.get() ?? ''
    },
  }
}
