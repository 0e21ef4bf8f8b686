import {
  type AnnouncedWallet,
  watchAnnouncedWallets,
} from '../platform/announcedWallets'
import { thisDevice } from '../platform/device'
import { parentOrigin } from '../platform/parentOrigin'
import { pageStorage } from '../platform/storage'
import type { Session } from '../session/createSession'
import type { WalletFacts } from '../session/Facts'
import { catalogue } from '../wallets/catalogue'
import { injectedFlags } from '../wallets/injectedFlags'
import { isSafeOrigin } from '../wallets/isSafeOrigin'
import { listWallets } from '../wallets/listWallets'
import type { ListedWallet, WalletGroup } from '../wallets/Wallet'
import { walletFacts } from '../wallets/walletFacts'
import { recentIds, rememberWallets } from './recentWallets'

/** The wallets this visitor can choose from, live: a wallet may announce itself at any time. */
export type WalletList = {
  readonly groups: readonly WalletGroup[]
  getListed(): readonly ListedWallet[]
  subscribe(listener: () => void): () => void
  facts(id: string): WalletFacts | undefined
}

/** Listens for wallets and keeps the list of them. */
export function createWalletList(
  groups: readonly WalletGroup[] = catalogue,
  session: Session,
  safeOrigins?: readonly string[] | undefined,
): WalletList {
  const device = thisDevice()
  const announced: AnnouncedWallet[] = []
  const providers = new Set<unknown>()
  const listeners = new Set<() => void>()
  let listed: readonly ListedWallet[] | undefined
  let isToTell = false

  watchAnnouncedWallets((wallet, provider) => {
    providers.add(provider)
    // Whenever somebody asks, all of them announce themselves again.
    if (announced.some(({ rdns }) => rdns === wallet.rdns)) return
    announced.push(wallet)
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
      announced,
      injectedFlags: injectedFlags(
        groups,
        Reflect.get(globalThis, 'ethereum'),
        [...providers],
      ),
      recentIds: recentIds(pageStorage),
      device,
      inSafe: isSafeOrigin(parentOrigin(), safeOrigins),
    })
    return listed
  }

  rememberWallets(session, pageStorage)
  // A wallet that has connected is recent from now on.
  session.subscribe(() => {
    if (session.getState().connection.type === 'connected') listed = undefined
  })

  return {
    groups,
    getListed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    facts(id) {
      const wallet = getListed().find((candidate) => candidate.id === id)
      return wallet && walletFacts(wallet, device)
    },
  }
}
