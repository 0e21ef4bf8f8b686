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

/** The heading of wallets that the host did not list. */
const groupName = 'Others'

type FetchCatalogue = () => Promise<Readonly<Record<string, KnownWallet>>>

/**
 * Returns the list with the wallets of the catalogue that the host names and, if the host offers it, a row that leads to
 * the rest. If the catalogue fails to load, the list has all other wallets, and the row says so and loads it again.
 */
export async function withCatalogue(
  { hidden = [], moreWallets, wallets }: Settings,
  create: (offered: Settings['wallets']) => WalletList,
  fetchCatalogue: FetchCatalogue = () =>
    import('../../wallets/more/moreWallets').then((it) => it.moreWallets),
): Promise<WalletList> {
  let hasNamed = true
  const named = await withNamed(wallets, fetchCatalogue).catch(() => {
    // The browser's console names a file that failed to load, and the row of the list says so.
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
      // As above.
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
      // The list takes each wallet once.
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

/** The host's groups, with wallets of the catalogue in place of their names. Their marks come along. */
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

/** Wallets of the catalogue that were used here before: the visitor finds them, and their session is resumed by their id. */
const usedHere = () => recentIds(pageStorage).filter(isMore)

function isMore(id: string): boolean {
  return moreNames.some((name) => name === id)
}

/** Wallets of the catalogue that are not in the list. An announced one stays the row that it is. */
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
  // Without its mark, a wallet shows its initial.
  const mark = await fetchMark(known.id, known.color).catch(() => '')
  return fullWallet(known, mark)
}

/** With a mark that is fetched when it is seen; what asks for it later, such as the engine, finds it. */
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
