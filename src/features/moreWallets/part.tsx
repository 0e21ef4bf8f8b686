import type { Settings } from '../../app/checkConfig'
import type { Dock, Part, WalletList } from '../../app/Dock'
import { recentIds } from '../../app/wallet/recentWallets'
import { offeredWallets } from '../../data/wallets/catalogue'
import { fetchMark } from '../../data/wallets/more/fetchMark'
import { fullWallet } from '../../data/wallets/more/fullWallet'
import type { KnownWallet } from '../../data/wallets/more/KnownWallet'
import { moreNames } from '../../data/wallets/more/moreNames'
import type { FetchedMark, Wallet } from '../../data/wallets/Wallet'
import { otherNames } from '../../data/wallets/WalletChoice'
import { pageStorage } from '../../platform/storage/storage'
import { onDemand } from '../../ui/onDemand'
import { MoreWallets } from './MoreWallets'

/** Heading of the wallets that the host did not list. */
const groupName = 'Others'

type FetchCatalogue = () => Promise<Readonly<Record<string, KnownWallet>>>

/**
 * Offers the catalogue's wallets that are not in the default list. Adds those that the host names to the list. If the host sets `moreWallets`, a row loads the rest. If the catalogue fails to load, the list omits these
 * wallets, and the row shows the failure and loads them again.
 */
export function createPart(
  { settings }: Pick<Dock, 'settings'>,
  fetchCatalogue: FetchCatalogue = () =>
    import(
      /* webpackChunkName: 'moreWallets' */ '../../data/wallets/more/moreWallets'
    ).then((it) => it.moreWallets),
) {
  const { hidden = [], moreWallets, wallets } = settings
  let hasNamed = true
  let isOffered = false
  let list: WalletList | undefined

  async function addUsed(to: WalletList) {
    const used = usedHere().filter((id) => !to.find(id))
    if (used.length === 0) return
    const all = othersFor(to, hidden, await fetchCatalogue())
    const usedWallets = all.filter(({ id }) => used.includes(id))
    to.add({ groupName, wallets: await Promise.all(usedWallets.map(withMark)) })
  }

  async function showAll() {
    if (!list) return undefined
    const all = await fetchCatalogue()
    const before = new Set(list.getListed().map(({ id }) => id))
    if (!hasNamed) {
      const groups = (await withNamed(wallets, fetchCatalogue)) ?? []
      // The list ignores wallets that it already has.
      for (const group of offeredWallets(groups)) list.add(group)
    }
    const others = moreWallets ? othersFor(list, hidden, all) : []
    isOffered = false
    list.isIncomplete = false
    list.add({ groupName, wallets: others.map(markedLater) })
    return list.getListed().find(({ id }) => !before.has(id))?.id
  }

  return {
    async list(created) {
      list = created
      try {
        const complete = await withNamed(wallets, fetchCatalogue)
        if (complete !== wallets) created.replace(offeredWallets(complete))
      } catch {
        // The browser's console shows the file that failed to load, and the list shows the failure.
        hasNamed = false
      }
      const hasUsed =
        !moreWallets ||
        (await addUsed(created).then(
          () => true,
          // The list shows this failure, too.
          () => false,
        ))
      created.isIncomplete = !hasNamed || !hasUsed
      isOffered = moreWallets === true || created.isIncomplete
    },
    slots: {
      belowWallets: ({ only, onLocked }) =>
        isOffered &&
        !only && (
          <MoreWallets
            onLocked={onLocked}
            isMissing={list?.isIncomplete}
            onMore={showAll}
          />
        ),
    },
  } satisfies Part
}

/** Checks the catalogue names in the host's list. @throws ConfigurationError */
export async function check({ projectId, wallets }: Settings): Promise<void> {
  const names = otherNames(wallets)
  if (names.length === 0) return
  const { checkNames } = await import(
    /* webpackChunkName: 'moreWallets' */ './checkNames'
  )
  checkNames(names, projectId)
}

/** Replaces names of catalogue wallets in the host's groups with the wallets. Loads their icons. */
async function withNamed(
  groups: Settings['wallets'],
  fetchCatalogue: FetchCatalogue,
): Promise<Settings['wallets']> {
  const names = otherNames(groups)
  if (!groups || names.length === 0) return groups
  const all = await fetchCatalogue()
  const namedWallets = new Map<string, Wallet>()
  await Promise.all(
    names.map(async (name) => {
      const wallet = all[name]
      if (wallet) namedWallets.set(name, await withMark(wallet))
    }),
  )
  return groups.map((group) => ({
    ...group,
    wallets: group.wallets.map((it) =>
      typeof it === 'string' ? (namedWallets.get(it) ?? it) : it,
    ),
  }))
}

/** Ids of catalogue wallets that the visitor has used here. Their sessions are restored by id, so they must be listed. */
const usedHere = () => recentIds(pageStorage).filter(isMore)

function isMore(id: string): boolean {
  return moreNames.some((name) => name === id)
}

/** Returns the catalogue's wallets that are not in the list. An announced wallet keeps its existing row. */
function othersFor(
  list: WalletList,
  hidden: readonly string[],
  catalogue: Readonly<Record<string, KnownWallet>>,
): readonly KnownWallet[] {
  const listed = list.getListed()
  const usedNames = new Set([
    ...hidden,
    ...listed.flatMap(({ id, rdns }) => [id, ...(rdns ?? [])]),
  ])
  return Object.values(catalogue).filter(
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
