import { MoreWallets } from '../../connect/list/MoreWallets'
import { pageStorage } from '../../platform/storage'
import { onDemand } from '../../ui/onDemand'
import { offeredWallets } from '../../wallets/catalogue'
import { fetchMark } from '../../wallets/more/fetchMark'
import { fullWallet } from '../../wallets/more/fullWallet'
import type { KnownWallet } from '../../wallets/more/KnownWallet'
import { moreNames } from '../../wallets/more/moreNames'
import type { FetchedMark, Wallet } from '../../wallets/Wallet'
import { otherNames } from '../../wallets/WalletChoice'
import type { Settings } from '../checkConfig'
import { recentIds } from './recentWallets'
import type { WalletList } from './WalletList'

/** Heading of the wallets that the host did not list. */
const groupName = 'Others'

type FetchCatalogue = () => Promise<Readonly<Record<string, KnownWallet>>>

/**
 * Returns the list with the catalogue's wallets that the host names. If the host offers more wallets, adds a row that
 * shows the rest. If the catalogue fails to load, the list has all other wallets, and the row shows the failure and a
 * retry.
 */
export async function withCatalogue(
  { hidden = [], moreWallets, wallets }: Settings,
  create: (offered: Settings['wallets']) => WalletList,
  fetchCatalogue: FetchCatalogue = () =>
    import('../../wallets/more/moreWallets').then((it) => it.moreWallets),
): Promise<WalletList> {
  let hasNamed = true
  const named = await withNamed(wallets, fetchCatalogue).catch(() => {
    // The browser's console shows the file that failed to load, and the list shows the failure.
    hasNamed = false
    return wallets
  })
  const list = create(named)
  const addUsed = async () => {
    const used = usedHere().filter((id) => !list.facts(id))
    if (used.length === 0) return
    const all = othersFor(list, hidden, await fetchCatalogue())
    const found = all.filter(({ id }) => used.includes(id))
    list.add({ groupName, wallets: await Promise.all(found.map(withMark)) })
  }
  const hasUsed =
    !moreWallets ||
    (await addUsed().then(
      () => true,
      // See above.
      () => false,
    ))
  let isMissing = !hasNamed || !hasUsed
  if (!moreWallets && !isMissing) return list

  let isOffered = true
  const showAll = async () => {
    const all = await fetchCatalogue()
    const before = new Set(list.getListed().map(({ id }) => id))
    if (!hasNamed) {
      const groups = (await withNamed(wallets, fetchCatalogue)) ?? []
      // `add` ignores wallets that are already in the list.
      for (const group of offeredWallets(groups)) list.add(group)
    }
    const others = moreWallets ? othersFor(list, hidden, all) : []
    isOffered = false
    isMissing = false
    list.add({ groupName, wallets: others.map(markedLater) })
    return list.getListed().find(({ id }) => !before.has(id))?.id
  }
  return {
    ...list,
    isIncomplete: () => isMissing,
    more: ({ lockedBy, messages }) =>
      isOffered && (
        <MoreWallets
          {...{ lockedBy, messages }}
          isMissing={isMissing}
          onMore={showAll}
        />
      ),
  }
}

/** Replaces names of catalogue wallets in the host's groups with the wallets. Loads their icons. */
async function withNamed(
  groups: Settings['wallets'],
  fetchCatalogue: FetchCatalogue,
): Promise<Settings['wallets']> {
  const names = otherNames(groups)
  if (!groups || names.length === 0) return groups
  const all = await fetchCatalogue()
  const found = new Map<string, Wallet>()
  await Promise.all(
    names.map(async (name) => {
      const known = all[name]
      if (known) found.set(name, await withMark(known))
    }),
  )
  return groups.map((group) => ({
    ...group,
    wallets: group.wallets.map((it) =>
      typeof it === 'string' ? (found.get(it) ?? it) : it,
    ),
  }))
}

/**
 * Returns catalogue wallets that were used here before, because visitors look for them, and their sessions are restored
 * by id.
 */
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
  const taken = new Set([
    ...hidden,
    ...listed.flatMap(({ id, rdns }) => [id, ...(rdns ?? [])]),
  ])
  return Object.values(catalogue).filter(
    ({ id, rdns }) => ![id, ...(rdns ?? [])].some((it) => taken.has(it)),
  )
}

async function withMark(known: KnownWallet): Promise<Wallet> {
  // Without an icon, the wallet's initial is shown.
  const mark = await fetchMark(known.id, known.color).catch(() => '')
  return fullWallet(known, mark)
}

/**
 * Returns a wallet whose icon is fetched when it is first shown. The getter returns the icon once it has loaded, for
 * example to the engine.
 */
function markedLater(known: KnownWallet): Wallet {
  const mark: FetchedMark = onDemand(() => fetchMark(known.id, known.color))
  return {
    ...fullWallet(known),
    ...{ mark },
    get iconUrl() {
      return mark.get() ?? ''
    },
  }
}
