import type { WalletGroup } from '../data/wallets/Wallet'
import { ChainConfigurationError } from '../errors/ChainConfigurationError'
import { type OnDemand, onDemand } from '../ui/onDemand'
import type { Engine } from '../wallet/engine/Engine'
import type { Session } from '../wallet/session/createSession'
import type { Settings } from './checkConfig'
import type { CreateEngine, EngineHost, Feature } from './Dock'
import type { WalletList } from './WalletList'

/** Default timeout of a wallet's answer, in milliseconds. */
export const walletTimeoutMs = 120_000

/** Loads the engine when it is needed. The engine then receives the session's queued commands. */
export function engineOnDemand(
  settings: Settings,
  session: Session,
  wallets: OnDemand<WalletList>,
  features: readonly Feature[],
  host: () => EngineHost,
) {
  let engine: Engine | undefined
  let isEnded = false

  function start(create: CreateEngine, groups: readonly WalletGroup[]) {
    if (engine) return engine
    const own = create(
      {
        ...settings,
        rpcUrls: settings.rpcUrls ?? {},
        wallets: groups,
        walletTimeoutMs: settings.walletTimeoutMs ?? walletTimeoutMs,
        announced: wallets.get()?.announced,
      },
      session.send,
      features.flatMap(({ engine }) => engine?.(host()) ?? []),
    )
    // The wagmi bridge starts the engine while it renders, and the session's state must not change during rendering.
    queueMicrotask(() => session.use(own))
    engine = own
    if (isEnded) own.stop()
    return own
  }

  const { load } = onDemand(async () => {
    if (engine) return engine
    // The wallet list's features also handle the engine's reports.
    const [{ checkAddresses, createEngine }, { groups }] = await Promise.all([
      import(
        /* webpackChunkName: 'likely-engine' */ '../wallet/engine/createEngine'
      ),
      wallets.load(),
    ])
    await checkAddresses(settings.chains)
    return start(createEngine, groups)
  })

  /**
   * Loads the engine for queued commands. If the engine fails to load, reports the failure to the session, so that the
   * commands fail.
   */
  function fetch() {
    load().catch((thrown) => {
      const isHostError = thrown instanceof ChainConfigurationError
      if (isHostError) reportError(thrown)
      session.send({ type: 'ENGINE_FAILED', isHostError })
    })
  }

  /** Stops the engine, even if it is still loading. */
  function end() {
    isEnded = true
    engine?.stop()
  }

  return { load, start, fetch, end, current: () => engine }
}
