import { connectedButton } from '../button/WhenConnected'
import { tellBroken } from '../errors/tellBroken'
import { afterPaint } from '../platform/afterPaint'
import { fetchOnly } from '../platform/fetchOnly'
import { isMobile } from '../platform/isMobile'
import { hasSessionToResume } from '../platform/keptSession'
import { layoutOf } from '../platform/layout'
import { parentOrigin } from '../platform/parentOrigin'
import { pageStorage } from '../platform/storage'
import { statusOf } from '../session/connection/statusOf'
import { createSession } from '../session/createSession'
import { initialState } from '../session/initialState'
import { type OnDemand, onDemand } from '../ui/onDemand'
import { isSafeOrigin } from '../wallets/isSafeOrigin'
import type { Settings } from './checkConfig'
import type { Dock } from './Dock'
import { engineOnDemand } from './engineOnDemand'
import { followTabs } from './events/followTabs'
import { followLanguage } from './followLanguage'
import { firstSignIn, hostSignOut, keepSigner } from './hostSignIn'
import type { Live } from './liveOptions'
import { checkWhenIdle } from './throwMistake'
import { oneWalletOnDemand, viewsOnDemand } from './views/viewsOnDemand'
import type { WalletList } from './wallet/WalletList'
import { walletActions } from './wallet/walletActions'
import { walletSnapshots } from './wallet/walletSnapshots'

const importRecall = () =>
  import(/* webpackChunkName: 'often-recall' */ './recall')

// On their way while the page draws its first button. They are asked for again where they are needed, and told there.
if (hasSessionToResume(pageStorage))
  for (const part of [connectedButton.load(), importRecall()])
    part.catch(toldLater)

/**
 * Puts one page's Walletdock together. Fetches nothing, unless there is a session to resume.
 * @param live the options that may change, also after this Walletdock has been replaced
 */
export function createDock(settings: Settings, live: Live): Dock {
  const chainIds = settings.chains.map(({ id }) => id)
  let { auth } = settings
  /** What is recalled is on the screen, before an engine holds up the frame. */
  let drawn = Promise.resolve()

  const getLayout = () =>
    layoutOf(
      { mobile: isMobile(navigator) },
      innerWidth,
      session.getState().opener?.layout ?? settings.layout,
    )
  const session = createSession({
    facts: () => ({
      layout: getLayout(),
      chainIds,
      wallet: (id) => wallets.get()?.facts(id),
    }),
    state: { ...initialState, ...firstSignIn(auth) },
    signOut: () => signingOut.signOut(),
    fetchEngine: () => drawn.then(engine.fetch, engine.fetch),
  })
  const actions = walletActions(session, chainIds)

  const wallets: OnDemand<WalletList> = onDemand(async () => {
    const { prepareWalletList } = await import(
      /* webpackChunkName: 'often-prepareWalletList' */ './wallet/prepareWalletList'
    )
    return prepareWalletList(settings, session, engine)
  })
  const engine = engineOnDemand(settings, session, wallets, () => dock)
  const views = viewsOnDemand(wallets, () => dock)
  const signingOut = hostSignOut(session, () => auth)
  keepSigner(session)
  const ending = new AbortController()
  const language = followLanguage(live)
  const shell = onDemand(async () => {
    const [{ showDialogs }] = await Promise.all([
      import(/* webpackChunkName: 'often-showDialogs' */ './views/showDialogs'),
      language.load(),
    ])
    return showDialogs(dock)
  })

  function prepare() {
    const isConnected = statusOf(session.getState()) === 'connected'
    const first: Part[] = [shell, isConnected ? views.account : views.connect]
    const later: Part[] = isConnected
      ? [views.network]
      : [engine, connectedButton]
    const fetchLater = () => fetchAll(later).catch(toldLater)
    fetchAll(first).then(
      // What answers the tap comes first: a wallet library that is being read holds up every frame.
      () => {
        if (session.getState().dialog) return afterPaint(fetchLater)
        shell.get()?.drawAhead()
        return fetchOnly(fetchLater)
      },
      // What hangs holds the connections that the next tap needs.
      toldLater,
    )
  }

  // A host's own wagmi synchronises its own tabs.
  if (settings.wagmiConfig) engine.load().catch(tellBroken)
  else followTabs(session, ending.signal)
  if (isResuming(settings)) {
    drawn = importRecall().then(({ recall }) => recall(dock))
    session.send({ type: 'RESUME' })
  }

  session.subscribe(() => {
    if (!session.getState().dialog) return
    shell.load().catch((thrown) => {
      tellBroken(thrown)
      session.send({ type: 'MISSING' })
    })
  })

  const dock: Dock = {
    settings,
    live,
    checked: checkWhenIdle(settings, () => dock),
    session,
    getLayout,
    getAuth: () => auth,
    takeAuth(next) {
      auth = next
      const { address, status } = next
      session.send({ type: 'AUTH', status, address })
    },
    ...signingOut,
    getSnapshot: walletSnapshots(session, settings, actions, language),
    subscribe: session.subscribe,
    startEngine: engine.start,
    loadEngine: engine.load,
    showBalance() {
      session.send({ type: 'LOOK', isShown: true })
      return () => session.send({ type: 'LOOK', isShown: false })
    },
    wallets,
    views,
    language,
    oneWallet: oneWalletOnDemand(() => dock),
    buttons: new Set(),
    shell,
    prepare,
    ended: ending.signal,
    end() {
      session.send({ type: 'DISMISS' })
      session.send({ type: 'CLOSE' })
      ending.abort()
      engine.end()
    },
  }
  return dock
}

/** Whether this visitor is connected already, or about to be: no "Connect" is shown meanwhile. */
function isResuming({ safeOrigins, wagmiConfig }: Settings): boolean {
  return (
    hasSessionToResume(pageStorage) ||
    (wagmiConfig
      ? /^(reconnecting|connected)$/.test(wagmiConfig.state.status)
      : isSafeOrigin(parentOrigin(), safeOrigins))
  )
}

type Part = { readonly load: () => Promise<unknown> }

const fetchAll = (parts: readonly Part[]) =>
  Promise.all(parts.map(({ load }) => load()))

/** What fails to load now is loaded again when it is used, and reported then. */
function toldLater() {}
