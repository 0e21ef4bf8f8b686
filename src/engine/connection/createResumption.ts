import type { Config, Connection, Connector } from '@wagmi/core'
import { keptConnector, noteMissing } from '../../platform/keepSession'
import { forgetSession, hasSessionToResume } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import { isInSafe } from '../connectors/isInSafe'
import { isUsable } from '../connectors/isUsable'
import { whenPresent } from '../connectors/whenPresent'
import type { EngineContext } from '../EngineContext'

/** How long a kept session may hold the page up, in milliseconds. */
export type Patience = {
  /** Until the wallet announces itself. */
  readonly announceMs: number
  /** Until it answers. */
  readonly answerMs: number
}

/** Takes up the session of an earlier page or of another tab. */
export type Resumption = {
  /** @param how a session that another tab has just opened is not this tab's to forget */
  start(how?: 'joined'): Promise<void>
  /** The visitor has turned to something else. */
  end(): void
}

/** The connector to resume with, and whether it is that of the kept session. */
type Last = { readonly id: string; readonly isKept: boolean }

/**
 * Resumes with the wallet of the kept session alone: asking every connector would download every SDK. While a wallet is
 * not there in time, the page shows as disconnected; it is resumed when the wallet comes, or answers, after all. wagmi's
 * own `reconnect` does not wait for that, and blocks itself for good where a wallet hangs.
 */
export function createResumption(
  context: EngineContext,
  { announceMs, answerMs }: Patience = { announceMs: 1000, answerMs: 5000 },
): Resumption {
  const { config } = context
  let latest: object | undefined

  function show(status: 'reconnecting' | 'disconnected') {
    if (!config.state.current)
      config.setState((state) => ({ ...state, status }))
  }

  function giveUp() {
    if (config.state.status === 'reconnecting') show('disconnected')
  }

  async function start(how?: 'joined') {
    const { forget, keeps, putBehind } = context.several ?? oneWallet
    const own = {}
    latest = own
    const isOver = () => latest !== own || config.state.current !== null
    let timer: ReturnType<typeof setTimeout> | undefined

    /** Shows the page as reconnecting, for a while. */
    function hold(limitMs?: number, onOver = () => {}) {
      clearTimeout(timer)
      if (isOver()) return
      show('reconnecting')
      if (!limitMs) return
      timer = setTimeout(() => {
        if (isOver()) return
        giveUp()
        onOver()
      }, limitMs)
    }

    hold()
    try {
      const { id, isKept } = await lastOf(context)
      // The host or another tab may end a session that this page still waits for.
      const isGone = () => isOver() || (isKept && !keeps(id))
      const connector = await whenPresent(context, id, isGone, () =>
        hold(announceMs, () => {
          if (isKept && how !== 'joined') noteMissing(pageStorage)
        }),
      )
      hold(answerMs)
      const answer = await ask(connector)
      if (isGone()) return
      if (answer) take(config, answer)
      else if (isKept && how !== 'joined') {
        // A locked extension shows no account either, and its session goes on once it is unlocked.
        if (connector.type !== 'injected') forget(id)
        else putBehind(id)
      }
    } catch {
      // The visitor did not ask for this: the button shows as disconnected, and the session is kept.
    } finally {
      clearTimeout(timer)
      if (!isOver()) giveUp()
    }
  }

  return {
    start,
    end() {
      latest = undefined
      giveUp()
    },
  }
}

/** The session is that of one wallet. */
const oneWallet = {
  forget: () => forgetSession(pageStorage),
  keeps: () => hasSessionToResume(pageStorage),
  putBehind: () => noteMissing(pageStorage),
}

/** @throws Error when no connector fits the kept session */
async function lastOf({ config, settings }: EngineContext): Promise<Last> {
  // A page that is opened inside a Safe connects to that Safe.
  if (isInSafe(settings)) return { id: 'safe', isKept: false }
  const kept = keptConnector(pageStorage)
  if (kept) return { id: kept, isKept: true }
  // An earlier version has kept only this; or the host's wagmi has, perhaps for another kit's connector.
  const id = await config.storage?.getItem('recentConnectorId')
  if (id) return { id, isKept: !settings.wagmiConfig }
  throw new Error('A session without a wallet.')
}

/**
 * Asks a wallet whether it still lets this page in.
 * @returns `undefined` when it says no
 * @throws what the wallet answers; Error for an answer that is none
 */
export async function ask(
  connector: Connector,
): Promise<Connection | undefined> {
  if (!(await connector.isAuthorized())) {
    // wagmi says so also of a wallet that fails to answer.
    const { length } = await connector.getAccounts()
    if (length === 0) return undefined
    throw new Error('The wallet lets the page in, and does not.')
  }
  const { accounts, chainId } = await connector.connect({
    isReconnecting: true,
  })
  const [first, ...others] = accounts
  if (first && isUsable(first, chainId))
    return { accounts: [first, ...others], chainId, connector }
  throw new Error('The wallet told no account, or no chain.')
}

/** As wagmi does. A wallet that is connected already stays the active one. @see dropConnection */
export function take(config: Config, connection: Connection): void {
  const { change, connect, disconnect } = config._internal.events
  const { emitter, uid } = connection.connector
  emitter.off('connect', connect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
  config.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(uid, connection),
    current: state.current ?? uid,
    status: 'connected',
  }))
}
