import { type Connector, reconnect as resume } from '@wagmi/core'
import { findConnector } from './connectorFor'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

/** How long a remembered wallet may take to announce itself after the page has loaded, in milliseconds. */
const announceLimitMs = 1000

/** How long a remembered wallet may take to answer, in milliseconds. */
const answerLimitMs = 5000

/**
 * Takes the last session up again, with the recently used wallet alone:
 * asking every connector would download every SDK.
 */
export async function reconnect(hands: Hands): Promise<void> {
  hands.report({ type: 'RECONNECTING' })
  try {
    const id = await hands.config.storage?.getItem('recentConnectorId')
    const connector = id && (await whenPresent(hands, id))
    if (connector) {
      const answer = resume(hands.config, { connectors: [harmless(connector)] })
      await withLimit(answer, answerLimitMs)
    }
  } catch {
    // Nobody waits for a resumed session: not getting it is told by the button.
  }
  if (hands.config.state.status !== 'connected')
    hands.report({ type: 'DISCONNECTED' })
}

function whenPresent(hands: Hands, id: string): Promise<Connector | undefined> {
  const present = findConnector(hands, id)
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(findConnector(hands, id))
    }
    const timer = setTimeout(finish, announceLimitMs)
    const stop = hands.config._internal.connectors.subscribe(() => {
      if (findConnector(hands, id)) finish()
    })
  })
}

/** wagmi never reconnects again in a page where this check once threw. */
function harmless(connector: Connector): Connector {
  const isAuthorized = () => connector.isAuthorized().catch(() => false)
  return new Proxy(connector, {
    get: (target, key) =>
      key === 'isAuthorized' ? isAuthorized : Reflect.get(target, key),
  })
}
