import { ChainConfigurationError } from '../chains/checkChains'
import type { Engine } from '../engine/Engine'
import type { Session } from '../session/createSession'
import { type OnDemand, onDemand } from '../ui/onDemand'
import type { WalletGroup } from '../wallets/Wallet'
import type { Settings } from './checkConfig'
import type { CreateEngine, Dock } from './Dock'
import type { WalletList } from './wallet/WalletList'

/** How long a wallet may take to answer when the host does not say, in milliseconds. */
export const walletTimeoutMs = 120_000

/** The engine, fetched when it is first needed. It finds the session's commands as they have waited for it. */
export function engineOnDemand(
  settings: Settings,
  session: Session,
  wallets: OnDemand<WalletList>,
  getDock?: () => Dock,
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
      getDock,
    )
    // A bridge starts it while it is rendered, when nothing may change yet.
    queueMicrotask(() => session.attach(own.carry))
    engine = own
    if (isEnded) own.stop?.()
    return own
  }

  const { load } = onDemand(async () => {
    if (engine) return engine
    // With the list of wallets came the rules.
    const [{ checkAddresses, createEngine }, { groups }] = await Promise.all([
      import(/* webpackChunkName: 'often-engineParts' */ './engineParts'),
      wallets.load(),
    ])
    await checkAddresses(settings.chains)
    return start(createEngine, groups)
  })

  /** The same for a command that waits, which learns when there is no engine to be had. */
  function fetch() {
    load().catch((thrown) => {
      const isHosts = thrown instanceof ChainConfigurationError
      if (isHosts) reportError(thrown)
      session.send({ type: 'NO_ENGINE', isHosts })
    })
  }

  /** Stops the engine, also one that is still on its way. */
  function end() {
    isEnded = true
    engine?.stop?.()
  }

  return { load, start, fetch, end, current: () => engine }
}
