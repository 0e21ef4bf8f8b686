import type { Engine } from '../engine/Engine'
import type { Command } from '../session/Command'
import type { Session } from '../session/createSession'
import type { WalletGroup } from '../wallets/Wallet'
import { type Arrival, arrival } from './arrival'
import type { Settings } from './checkConfig'
import type { CreateEngine } from './Dock'
import type { WalletList } from './walletList'

/** How long a wallet may take to answer when the host does not say, in milliseconds. */
const walletTimeoutMs = 120_000

/** Fetches the engine when it is first needed, and gives it the session's commands in their order. */
export function engineOnDemand(
  settings: Settings,
  session: Session,
  wallets: Arrival<WalletList>,
) {
  let engine: Engine | undefined

  function start(create: CreateEngine, groups: readonly WalletGroup[]) {
    engine ??= create(
      {
        ...settings,
        rpcUrls: settings.rpcUrls ?? {},
        wallets: groups,
        walletTimeoutMs: settings.walletTimeoutMs ?? walletTimeoutMs,
      },
      session.send,
    )
    return engine
  }

  const { load } = arrival(async () => {
    if (engine) return engine
    const [{ createEngine }, { groups }] = await Promise.all([
      import('../engine/createEngine'),
      wallets.load(),
    ])
    return start(createEngine, groups)
  })

  function carry(command: Command) {
    load().then(
      (hands) => hands.carry(command),
      () => tellMissing(session, command),
    )
  }

  session.attach(carry)
  return { load, start, carry }
}

/** Without hands, whoever waits for this command is told. */
function tellMissing(session: Session, command: Command) {
  const failure = { class: 'sdk-missing' } as const
  if (command.type === 'CONNECT')
    session.send({ type: 'FAILED', attempt: command.attempt, failure })
  if (command.type === 'SWITCH')
    session.send({ type: 'SETTLED', chainId: command.chainId, failure })
  if (command.type === 'RECONNECT' || command.type === 'DISCONNECT')
    session.send({ type: 'DISCONNECTED' })
}
