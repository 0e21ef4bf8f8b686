import {
  type AnnouncedWallets,
  listenForWallets,
} from '../../platform/announcedWallets'
import { thisDevice } from '../../platform/device'
import { parentOrigin } from '../../platform/parentOrigin'
import { pageStorage } from '../../platform/storage'
import { whenIdle } from '../../platform/whenIdle'
import type { Session } from '../../session/createSession'
import type { WalletFacts } from '../../session/Facts'
import { reduce } from '../../session/reduce'
import { offeredWallets } from '../../wallets/catalogue'
import { fitAnnounced } from '../../wallets/fitAnnounced'
import { injectedFlags } from '../../wallets/injectedFlags'
import { isSafeOrigin } from '../../wallets/isSafeOrigin'
import { listWallets } from '../../wallets/listWallets'
import type { ListedWallet, WalletGroup } from '../../wallets/Wallet'
import type { WalletChoices } from '../../wallets/WalletChoice'
import { walletFacts } from '../../wallets/walletFacts'
import { recentIds, rememberWallets } from './recentWallets'

/** The wallets this visitor can choose from, live: a wallet may announce itself at any time. */
export type WalletList = {
  readonly groups: readonly WalletGroup[]
  readonly announced: AnnouncedWallets
  /** Held, since the browser drops what is not referenced. */
  readonly pictures: readonly HTMLImageElement[]
  getListed(): readonly ListedWallet[]
  subscribe(listener: () => void): () => void
  facts(id: string): WalletFacts | undefined
}

/**
 * Keeps the list of wallets.
 * @param announced the engine's listener, if it runs already: list and engine must mean the same wallet by an id
 */
export function createWalletList(
  offered: readonly WalletChoices[] | undefined,
  session: Session,
  safeOrigins?: readonly string[] | undefined,
  announced = listenForWallets(),
): WalletList {
  // From now on there is a wallet that can be chosen, or heard of.
  session.learn(reduce)
  const groups = offeredWallets(offered)
  const device = thisDevice()
  const listeners = new Set<() => void>()
  let listed: readonly ListedWallet[] | undefined
  let isToTell = false

  announced.subscribe(() => {
    listed = undefined
    // Hundreds may announce themselves in one go: the list is made once for all of them.
    if (isToTell) return
    isToTell = true
    queueMicrotask(() => {
      isToTell = false
      for (const listener of listeners) listener()
    })
  })

  function getListed() {
    listed ??= listWallets(groups, {
      announced: announced.get(),
      injectedFlags: injectedFlags(
        groups,
        Reflect.get(globalThis, 'ethereum'),
        announced.get().map(({ provider }) => provider),
      ),
      recentIds: recentIds(pageStorage),
      device,
      inSafe: isSafeOrigin(parentOrigin(), safeOrigins),
    })
    return listed
  }

  readAhead(announced)
  const pictures = drawAhead(getListed())
  rememberWallets(session, pageStorage)
  // A wallet that has connected is recent from now on.
  session.subscribe(() => {
    if (session.getState().connection.type === 'connected') listed = undefined
  })

  return {
    groups,
    announced,
    pictures,
    getListed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    facts(id) {
      const wallet = getListed().find((candidate) => candidate.id === id)
      return wallet && walletFacts(wallet)
    },
  }
}

/** How many rows a dialog shows at first. */
const firstRows = 9

/** A drawing is a document of its own to the browser: those that are seen first would hold up the dialog's first frame. */
function drawAhead(
  wallets: readonly ListedWallet[],
): readonly HTMLImageElement[] {
  return wallets.slice(0, firstRows).map(({ iconUrl }) => {
    const image = new Image()
    // Others are asked for only when they are shown.
    if (iconUrl?.startsWith('data:')) image.src = iconUrl
    return image
  })
}

/** How many announcements are read in one go: a few milliseconds' worth. */
const atOnce = 30

/** Hundreds of announcements are read ahead, in steps, so that no task grows with their number. */
function readAhead(announced: AnnouncedWallets, from = 0) {
  const next = announced.get().slice(from, from + atOnce)
  if (next.length === 0) return
  whenIdle(() => {
    next.forEach(fitAnnounced)
    readAhead(announced, from + atOnce)
  })
}
