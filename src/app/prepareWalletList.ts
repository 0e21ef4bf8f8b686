import { browserWallet } from '../data/wallets/browserWallet'
import { offeredWallets } from '../data/wallets/catalogue'
import { injectedFlags } from '../data/wallets/detectInjected'
import { isSafeOrigin } from '../data/wallets/isSafeOrigin'
import { listWallets } from '../data/wallets/listWallets'
import type { ListedWallet } from '../data/wallets/Wallet'
import type { WalletChoices } from '../data/wallets/WalletChoice'
import { thisDevice } from '../platform/device/device'
import { createListeners } from '../platform/listeners'
import { listenForWallets } from '../platform/page/announcedWallets'
import { injectedProvider } from '../platform/page/injectedProvider'
import { parentOrigin } from '../platform/page/parentOrigin'
import { whenIdle } from '../platform/page/whenIdle'
import {
  buttonKey,
  pageStorage,
  type Storage,
} from '../platform/storage/storage'
import {
  hasStoredSession,
  loadSession,
  type StoredAccount,
  sessionKey,
} from '../platform/storage/storedSession'
import type { Session } from '../wallet/session/createSession'
import type { Settings } from './checkConfig'
import type { Dock, WalletList } from './Dock'
import { isWanted, joinPart } from './joinPart'
import { recentIds, saveRecentWallets } from './wallet/recentWallets'

/** Creates the list that the host has configured, with the features that it uses. */
export async function prepareWalletList(dock: Dock): Promise<WalletList> {
  const { session, settings } = dock
  saveConnectedAccount(session)
  keepConnectedButton(dock)
  const modules = await Promise.all(
    dock.features.flatMap((feature) =>
      feature.list && isWanted(dock, feature) ? [feature.list()] : [],
    ),
  )
  const list = createWalletList(settings.wallets, session, settings, dock.ended)
  // The parts join in the order of the table, because each reducer wraps the earlier ones.
  for (const module of modules) {
    const part = await joinPart(dock, async () => module)
    await part.list?.(list)
  }
  return list
}

export function createWalletList(
  offered: readonly WalletChoices[] | undefined,
  session: Session,
  { safeOrigins, wagmi }: Pick<Settings, 'safeOrigins' | 'wagmi'> = {},
  ended?: AbortSignal,
): WalletList {
  const announced = listenForWallets(ended)
  const groups = [...offeredWallets(offered)]
  const device = thisDevice()
  const { notify, subscribe } = createListeners()
  let listed: readonly ListedWallet[] | undefined
  let ethereum: unknown
  let isNotifying = false

  function change() {
    listed = undefined
    // Hundreds of wallets may announce themselves at once, so the list is updated once for all of them.
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      notify()
    })
  }
  announced.subscribe(change)

  function getListed() {
    if (listed) return listed
    ethereum = injectedProvider()
    listed = listWallets(groups, {
      announced: announced.get(),
      injectedFlags: injectedFlags(
        groups,
        ethereum,
        announced.get().map(({ provider }) => provider),
      ),
      browserWallet: browserWallet(groups, {
        announced: announced.get(),
        ethereum,
      }),
      connectors: wagmi?.connectors,
      recentIds: recentIds(pageStorage),
      device,
      inSafe: isSafeOrigin(parentOrigin(), safeOrigins),
    })
    return listed
  }

  saveRecentWallets(session, pageStorage)
  // A wallet that has connected is listed as recent from now on.
  session.subscribe(() => {
    if (session.getState().connection.type === 'connected') listed = undefined
  })
  // Some wallets inject their provider late and do not announce it, so check for one whenever a dialog opens.
  let wasOpen = false
  session.subscribe(() => {
    const isOpen = session.getState().dialog !== undefined
    const isOpened = isOpen && !wasOpen
    wasOpen = isOpen
    if (isOpened && injectedProvider() !== ethereum) change()
  })

  return {
    groups,
    announced,
    getListed,
    add(group) {
      groups.push(group)
      change()
    },
    replace(next) {
      groups.splice(0, groups.length, ...next)
      change()
    },
    subscribe,
    find: (id) => getListed().find((wallet) => wallet.id === id),
  }
}

/** Stores the connected account with the session, so that the next page can show it while the wallet reconnects. */
function saveConnectedAccount(session: Session): void {
  session.subscribe(() => {
    const { connection } = session.getState()
    if (connection.type === 'connected')
      saveAccount(pageStorage, connection.account)
  })
}

/** Stores the account that the next page shows while the wallet reconnects. */
export function saveAccount(storage: Storage, account: StoredAccount): void {
  const { address, chainId, name } = account
  const { id, name: called } = account.connector
  const stored = { address, chainId, connector: { id, name: called }, name }
  const session = loadSession(storage)
  if (
    hasStoredSession(storage) &&
    JSON.stringify(session['account']) !== JSON.stringify(stored)
  )
    storage.set(sessionKey, JSON.stringify({ ...session, account: stored }))
}

/** Stores the connected button, too. That code loads when the page is idle, because only the next page needs it. */
function keepConnectedButton(dock: Dock): void {
  const { session } = dock
  let isLoading = false
  session.subscribe(() => {
    const { connection, isEnded } = session.getState()
    const { type } = connection
    // The button shows a balance, so it is removed together with the session.
    if (type === 'disconnected' && !isEnded) pageStorage.remove(buttonKey)
    if (type !== 'connected' || isLoading) return
    isLoading = true
    whenIdle(() =>
      import(/* webpackChunkName: 'storedButton' */ './saveButton').then(
        ({ keepButton }) => keepButton(dock),
        // Without this code, the next page shows the short address first.
        () => {},
      ),
    )
  })
}
