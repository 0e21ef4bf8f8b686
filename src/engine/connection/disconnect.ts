import type { Config, Connector } from '@wagmi/core'
import { keptConnector } from '../../platform/keepSession'
import { forgetSession } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import type { EngineContext } from '../EngineContext'
import { endSession, prepareToEnd } from '../walletConnect/endSession'
import { withLimit } from '../withLimit'
import { dropConnection } from './dropConnection'

/** How long a wallet may take to let go, in milliseconds. */
const limitMs = 3000

/** Wallets that were asked to let go and have not answered yet. */
const leaving = new WeakMap<Connector, Promise<void>>()

/** Disconnects every wallet: the visitor said "disconnect", not "fall back to another one". */
export async function disconnect({
  config,
  report,
}: EngineContext): Promise<void> {
  const asked = connectorsOf(config)
  forgetOwnSession(asked)
  await Promise.all(asked.map(letGo))
  dropConnection(config, ...asked)
  // Another wallet may have connected while these took their time.
  if (config.state.current) return
  config.setState((state) => ({ ...state, status: 'disconnected' }))
  report({ type: 'DISCONNECTED' })
}

/** Drops wallets that another tab has disconnected. */
export function leaveHere(config: Config, left = connectorsOf(config)): void {
  dropConnection(config, ...left)
  // The next choice of the wallet ends the session as well.
  for (const connector of left) endSession(connector).catch(() => {})
}

/** Forgets the session unless it is that of another wallet, which is connected in another tab. */
export function forgetOwnSession(left: readonly Connector[]): void {
  const kept = keptConnector(pageStorage)
  const isOthers =
    kept !== undefined && left.length > 0 && left.every(({ id }) => id !== kept)
  if (!isOthers) forgetSession(pageStorage)
}

/** The connectors of all wallets that are connected. */
export function connectorsOf({ state }: Config): readonly Connector[] {
  return [...state.connections.values()].map(({ connector }) => connector)
}

/** Drops a wallet that nobody wants any more: it keeps no hold on the page, whenever it lets go. */
export function leave(config: Config, connector: Connector): Promise<void> {
  dropConnection(config, connector)
  return letGo(connector)
}

/** Asks a wallet to let this page go, and waits for it, but not for long. Never rejects. */
export function letGo(connector: Connector): Promise<void> {
  const answer = ask(connector)
  leaving.set(connector, answer)
  return withLimit(answer, limitMs).catch(() => {
    // Silent for too long: the page goes on without its answer.
  })
}

/** Waits until a wallet has let go, if it was asked to: what ends late would end the next connection, too. */
export async function untilGone(connector: Connector): Promise<void> {
  const answer = leaving.get(connector)
  if (!answer) return
  await withLimit(answer, limitMs).catch(() => {
    // Silent for too long: it is asked all the same.
  })
}

async function ask(connector: Connector): Promise<void> {
  try {
    await prepareToEnd(connector)
    await connector.disconnect()
  } catch {
    // A wallet that cannot let go is left all the same.
  }
  leaving.delete(connector)
}
