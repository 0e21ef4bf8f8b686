import { isSafeOrigin } from '../data/wallets/isSafeOrigin'
import { reportInternalError } from '../errors/reportInternalError'
import { isMobile, layoutOf } from '../platform/device/device'
import { onPageRestored } from '../platform/page/pageVisibility'
import { parentOrigin } from '../platform/page/parentOrigin'
import { afterPaint } from '../platform/page/whenIdle'
import { prefetch } from '../platform/prefetch/prefetch'
import { onStorageChange } from '../platform/storage/onStorageChange'
import { pageStorage } from '../platform/storage/storage'
import { changeKey, hasStoredSession } from '../platform/storage/storedSession'
import { type OnDemand, onDemand } from '../ui/onDemand'
import { steady } from '../ui/theme/motion'
import { connectedButton } from '../views/button/ConnectButtonView'
import { createSession, type Session } from '../wallet/session/createSession'
import { initialState } from '../wallet/session/initialState'
import type { State } from '../wallet/session/State'
import { mayOpen, statusOf } from '../wallet/session/selectors'
import type { Settings } from './checkConfig'
import { checkWhenIdle } from './checkWhenIdle'
import { removeDock } from './currentDock'
import type { Dock, Feature, Views, WalletList } from './Dock'
import { engineOnDemand } from './engineOnDemand'
import { hostSignIn, initialAuth, saveSigner } from './hostSignIn'
import { joinPart } from './joinPart'
import { followLanguage } from './language'
import type { LiveOptionsStore } from './liveOptions'
import { pageProvider } from './wallet/pageProvider'
import { walletActions } from './wallet/walletActions'
import { walletSnapshots } from './wallet/walletSnapshots'

/**
 * Creates the dock of a page. Loads nothing unless there is a session to restore.
 * @param getProvider of the dock that this one replaces, because a page has one provider
 */
export function createDock(
  settings: Settings,
  live: LiveOptionsStore,
  features: readonly Feature[],
  getProvider?: Dock['getProvider'],
): Dock {
  const chainIds = settings.chains.map(({ id }) => id)
  /** Resolves when the stored account is on the screen. The engine loads after that, because it delays rendering. */
  let drawn = Promise.resolve()

  const getLayout = () => layoutNow(session.getState(), settings)
  const session = createSession({
    facts: () => ({ layout: getLayout(), chainIds }),
    state: firstState(settings),
    signOut: () => signIn.signOut(),
    fetchEngine: () => drawn.then(engine.fetch, engine.fetch),
  })
  const actions = walletActions(session, chainIds, () => dock)

  const wallets: OnDemand<WalletList> = onDemand(() => loadWalletList(dock))
  const engine = engineOnDemand(
    settings,
    session,
    wallets,
    features,
    () => dock,
  )
  const views = viewsOnDemand(wallets, () => dock)
  const signIn = hostSignIn(session, settings.auth)
  saveSigner(session)
  const ending = new AbortController()
  const language = followLanguage(live)
  const shell = onDemand(() => loadShell(dock))

  if (isResuming(settings)) {
    drawn = drawAccount(() => dock)
    session.send({ type: 'RECONNECT' })
  }

  loadWithDialog(session, shell)
  const dock: Dock = {
    settings,
    live,
    checked: checkWhenIdle(settings, features, session.getState(), () => {
      removeDock(dock)
      // The error unmounts the dock's components, but not an open dialog, which has its own React root.
      session.send({ type: 'CLOSE' })
    }),
    session,
    getLayout,
    ...signIn,
    getSnapshot: walletSnapshots(session, settings, actions, language),
    getProvider: getProvider ?? pageProvider(features, () => dock),
    subscribe: session.subscribe,
    createConfig: engine.createConfig,
    loadEngine: engine.load,
    showBalance() {
      session.send({ type: 'SHOW_BALANCE' })
      return () => session.send({ type: 'HIDE_BALANCE' })
    },
    wallets,
    features,
    parts: [],
    views,
    language,
    button: onDemand(() => buttonSlots(dock)),
    shell,
    prepare: () => prepare(dock, engine),
    ended: ending.signal,
    end: () => ending.abort(),
  }
  if (settings.wagmi) engine.load().catch(reportInternalError)
  else followTabs(session, ending.signal)
  if (settings.announceProvider) dock.getProvider()
  return dock
}

function layoutNow({ dialog }: State, { layout }: Settings) {
  const own = dialog?.name === 'connect' ? dialog.layout : undefined
  const device = { mobile: isMobile(navigator) }
  // On phones, `innerWidth` is the width of the page if the page is wider than the window.
  const hasRoom = matchMedia('(min-width:768px)').matches
  return layoutOf(device, hasRoom, own ?? layout)
}

/** Resolves when the stored account is on the screen. */
async function drawAccount(dock: () => Dock): Promise<void> {
  const { restoreAccount } = await import(
    /* webpackChunkName: 'connectedButton' */ './restoreAccount'
  )
  return restoreAccount(dock())
}

/** Loads what the next tap needs: the dialogs that it may open, and then the engine. */
function prepare({ session, shell, views }: Dock, engine: Part): void {
  const state = session.getState()
  const open = mayOpen(state)
  const dialogs = (['connect', 'account', 'network'] as const)
    .filter((name) => open[name])
    .map((name) => views[name])
  const first: Part[] = [shell, ...dialogs]
  const isConnected = statusOf(state) === 'connected'
  const later: Part[] = isConnected ? [] : [engine, connectedButton]
  const fetchLater = () => fetchAll(later).catch(ignoreError)
  fetchAll(first).then(
    // Load the dialog first, because running a wallet library blocks rendering, also of the opening dialog.
    () => {
      if (session.getState().dialog) setTimeout(fetchLater, steady)
      else shell.get()?.prerender()
      // The requests take time, which would delay the list of a dialog that is already open.
      afterPaint(() => prefetch(fetchLater))
    },
    // Do not load more after a failure, because stalled requests would use the connections that the next tap needs.
    ignoreError,
  )
}

async function loadWalletList(dock: Dock) {
  const { prepareWalletList } = await import(
    /* webpackChunkName: 'walletList' */ './prepareWalletList'
  )
  return prepareWalletList(dock)
}

async function loadShell(dock: Dock) {
  const [{ showDialogs }] = await Promise.all([
    import(/* webpackChunkName: 'dialogs' */ './views/showDialogs'),
    dock.language.load(),
  ])
  return showDialogs(dock)
}

function loadWithDialog(session: Session, shell: Part): void {
  session.subscribe(() => {
    if (!session.getState().dialog) return
    shell.load().catch((thrown) => {
      reportInternalError(thrown)
      session.send({ type: 'DIALOG_FAILED' })
    })
  })
}

async function buttonSlots(dock: Dock) {
  const load = dock.features.find((feature) => feature.button)?.button
  const part = load && (await joinPart(dock, load))
  return part?.slots ?? {}
}

/** Returns whether the visitor is connected or reconnecting. "Connect" must not be shown then. */
function isResuming({ safeOrigins, wagmi }: Settings): boolean {
  if (hasStoredSession(pageStorage)) return true
  if (!wagmi) return isSafeOrigin(parentOrigin(), safeOrigins)
  const { status } = wagmi.state
  return status === 'reconnecting' || status === 'connected'
}

/** Wallets send their own events to every tab, and a host's own wagmi synchronises tabs itself. */
function followTabs({ send }: Session, ended: AbortSignal): void {
  const follow = () =>
    send({ type: 'OTHER_TAB', hasSession: hasStoredSession(pageStorage) })
  onStorageChange(changeKey, follow, ended)
  // Pages in the back/forward cache receive no storage events.
  onPageRestored(follow, ended)
}

function firstState({ auth, chains, initialChain, showNetwork }: Settings) {
  const isOffered = showNetwork === 'always' && chains.length > 1
  const chosenChain = isOffered ? (initialChain ?? chains[0].id) : undefined
  return { ...initialState, ...initialAuth(auth), chosenChain }
}

type Part = { readonly load: () => Promise<unknown> }

const fetchAll = (parts: readonly Part[]) =>
  Promise.all(parts.map(({ load }) => load()))

/** Ignores the failure. When the part is used, it is loaded again, and errors are reported. */
function ignoreError() {}

/** The contents of a page's dialogs. Each is a separate download. */
function viewsOnDemand(wallets: OnDemand<unknown>, dock: () => Dock): Views {
  return {
    connect: onDemand(async () => {
      const [{ ConnectView }] = await Promise.all([
        import(/* webpackChunkName: 'connectDialog' */ './views/ConnectView'),
        wallets.load(),
      ])
      return ConnectView
    }),
    account: onDemand(() =>
      import(
        /* webpackChunkName: 'accountDialog' */ './views/AccountView'
      ).then(({ prepareAccountView }) => prepareAccountView(dock())),
    ),
    network: onDemand(() =>
      import(
        /* webpackChunkName: 'networkDialog' */ './views/NetworkView'
      ).then(({ NetworkView }) => NetworkView),
    ),
  }
}
