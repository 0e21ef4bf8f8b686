import { MoreWallets } from '../../connect/list/MoreWallets'
import { pageStorage } from '../../platform/storage'
import { onDemand } from '../../ui/onDemand'
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

/** The list with what the host names of the catalogue and, where the host offers it, the way to the rest. */
export async function withCatalogue(
  { hidden, moreWallets, wallets }: Settings,
  create: (offered: Settings['wallets']) => WalletList,
): Promise<WalletList> {
  const list = create(await withNamed(wallets))
  return moreWallets ? withMore(list, hidden) : list
}

/** The host's groups, with wallets of the catalogue in place of their names. Their marks come along. */
async function withNamed(
  groups: Settings['wallets'],
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

/** What was used here before is listed at once: the visitor finds it again, and its session is taken up by its name. */
async function withMore(
  list: WalletList,
  hidden: readonly string[] = [],
): Promise<WalletList> {
  const others = () => fetchOthers(list, hidden)
  const used = recentIds(pageStorage).filter((id) => isMore(id))
  if (used.some((id) => !list.facts(id))) {
    const wallets = (await others())
      .filter(({ id }) => used.includes(id))
      .map(withMark)
    list.add({ groupName, wallets: await Promise.all(wallets) })
  }
  let isOffered = true
  const showAll = async () => {
    const all = await others()
    isOffered = false
    list.add({ groupName, wallets: all.map(markedLater) })
    return all[0]?.id
  }
  return {
    ...list,
    more: ({ lockedBy, messages }) =>
      isOffered && <MoreWallets {...{ lockedBy, messages }} onMore={showAll} />,
  }
}

function isMore(id: string): boolean {
  return moreNames.some((name) => name === id)
}

/** Those of the catalogue that are not in the list: an announced one stays the row that it is. */
async function fetchOthers(
  list: WalletList,
  hidden: readonly string[],
): Promise<readonly KnownWallet[]> {
  const all = await fetchCatalogue()
  const listed = list.getListed()
  const taken = new Set([
    ...hidden,
    ...listed.flatMap(({ id, rdns }) => [id, ...(rdns ?? [])]),
  ])
  return Object.values(all).filter(
    ({ id, rdns }) => ![id, ...(rdns ?? [])].some((it) => taken.has(it)),
  )
}

async function fetchCatalogue() {
  const { moreWallets } = await import('../../wallets/more/moreWallets')
  return moreWallets
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
