import { ChainConfigurationError } from '../chains/checkChains'
import type { Engine } from '../engine/Engine'
import type { EngineCommand } from '../session/Command'
import type { Session } from '../session/createSession'
import { type OnDemand, onDemand } from '../ui/onDemand'
import type { WalletGroup } from '../wallets/Wallet'
import type { Settings } from './checkConfig'
import type { CreateEngine, Dock } from './Dock'
import type { WalletList } from './wallet/walletList'

/** How long a wallet may take to answer when the host does not say, in milliseconds. */
export const walletTimeoutMs = 120_000

/** Fetches the engine when it is first needed, and gives it the session's commands in their order. */
export function engineOnDemand(
  settings: Settings,
  session: Session,
  wallets: OnDemand<WalletList>,
  getDock?: () => Dock,
) {
  let engine: Engine | undefined
  /** The command to resume a session, if the engine failed to load for it. */
  let missed: EngineCommand | undefined

  function start(create: CreateEngine, groups: readonly WalletGroup[]) {
    if (engine) return engine
    engine = create(
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
    if (missed) engine.carry(missed)
    return engine
  }

  const { load } = onDemand(async () => {
    if (engine) return engine
    // With the list of wallets came the rules.
    const [{ checkAddresses, createEngine }, { groups }] = await Promise.all([
      import('./engineParts'),
      wallets.load(),
    ])
    await checkAddresses(settings.chains)
    return start(createEngine, groups)
  })

  const abandoned = new Set<number>()
  function carry(command: EngineCommand) {
    if (command.type === 'ABANDON') abandoned.add(command.attempt)
    load().then(
      (ready) => {
        // Given up while the engine was on its way: no wallet is asked for it.
        if (command.type === 'CONNECT' && abandoned.has(command.attempt)) return
        ready.carry(command)
      },
      (thrown) => {
        if (command.type === 'RECONNECT' || command.type === 'JOIN')
          missed = command
        tellMissing(session, command, thrown)
      },
    )
  }

  return { load, start, carry, current: () => engine }
}

/** The engine failed to load: reports that to whatever waits for this command. */
function tellMissing(
  session: Session,
  command: EngineCommand,
  thrown: unknown,
) {
  // A wrong configuration is reported to the host; no visitor is sent to check their connection.
  const isHosts = thrown instanceof ChainConfigurationError
  if (isHosts) reportError(thrown)
  const failure = { class: isHosts ? 'unknown' : 'sdk-missing' } as const
  if (command.type === 'CONNECT')
    session.send({ type: 'FAILED', attempt: command.attempt, failure })
  if (command.type === 'SWITCH')
    session.send({ type: 'SETTLED', number: command.number, failure })
  if (['RECONNECT', 'JOIN', 'LEAVE', 'DISCONNECT'].includes(command.type))
    session.send({ type: 'DISCONNECTED' })
}
