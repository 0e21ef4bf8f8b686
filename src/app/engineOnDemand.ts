import type { Config } from '@wagmi/core'
import { type OnDemand, onDemand } from '../ui/onDemand'
import type { Engine } from '../wallet/engine/createEngine'
import type { EngineSettings } from '../wallet/engine/EngineSettings'
import type { Session } from '../wallet/session/createSession'
import type { Settings } from './checkConfig'
import type { CreateConfig, EngineHost, Feature, WalletList } from './Dock'

/** Default timeout of a wallet's answer, in milliseconds. */
export const walletTimeoutMs = 120_000

/** Loads the engine when it is needed. The engine then receives the session's queued commands. */
export function engineOnDemand(
  settings: Settings,
  session: Session,
  wallets: OnDemand<WalletList>,
  features: readonly Feature[],
  host: () => EngineHost,
  importEngine = () =>
    import(/* webpackChunkName: 'engine' */ '../wallet/engine/createEngine'),
) {
  let engine: Engine | undefined
  let config: Config | undefined

  const settingsWith = (list?: WalletList): EngineSettings => ({
    ...settings,
    // A getter, because the visitor may choose another chain before each attempt.
    get initialChain() {
      return session.getState().chosenChain ?? settings.initialChain
    },
    rpcUrls: settings.rpcUrls ?? {},
    wallets: list?.groups ?? [],
    walletTimeoutMs: settings.walletTimeoutMs ?? walletTimeoutMs,
    announced: list?.announced,
  })

  /** Returns the engine's wagmi config. Creates the config if the engine does not exist yet. */
  function createConfig(create: CreateConfig): Config {
    config ??= engine?.config ?? settings.wagmi ?? create(settingsWith())
    return config
  }

  const { load } = onDemand(async () => {
    const parts = features.flatMap(({ engine }) => engine?.(host()) ?? [])
    // The wallet list's features also handle the engine's reports.
    const [{ createEngine }, list, createConnections] = await Promise.all([
      importEngine(),
      wallets.load(),
      parts.map(({ connections }) => connections?.()).find(Boolean),
    ])
    engine = createEngine(settingsWith(list), session.send, {
      parts,
      createConnections,
      config,
      ended: host().ended,
    })
    session.use(engine)
    return engine
  })

  /** If the engine fails to load, reports that to the session, so that the queued commands fail. */
  function fetch() {
    load().catch(() => session.send({ type: 'ENGINE_FAILED' }))
  }

  return { load, createConfig, fetch }
}
