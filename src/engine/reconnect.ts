import { type Connector, reconnect as resume } from '@wagmi/core'
import { claimOf } from './announced'
import { findConnector } from './connectorFor'
import type { Hands } from './Engine'
import { forgetConnections } from './forgetConnections'
import { isInSafe } from './isInSafe'
import { sdkConnector, sdkOf } from './sdkConnector'
import { withLimit } from './withLimit'

/** How long a remembered wallet may take to announce itself after the page has loaded, in milliseconds. */
const announceLimitMs = 1000

/**
 * Takes the last session up again, with the recently used wallet alone:
 * asking every connector would download every SDK.
 * @param answerLimitMs how long the wallet may take for an answer, in milliseconds
 */
export async function reconnect(
  hands: Hands,
  answerLimitMs = 5000,
): Promise<void> {
  const { config, settings } = hands
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  try {
    // Who opens this page inside a Safe means the Safe.
    const id = isInSafe(settings)
      ? 'safe'
      : await config.storage?.getItem('recentConnectorId')
    const connector = id && (await whenPresent(hands, id))
    // The host may have disconnected in the meantime.
    if (connector && config.state.status === 'reconnecting')
      await resume(config, { connectors: [harmless(connector, answerLimitMs)] })
  } catch {
    // Nobody waits for a resumed session: not getting it is told by the button.
  }
  if (config.state.status !== 'connected') forgetConnections(config)
}

function whenPresent(hands: Hands, id: string): Promise<Connector | undefined> {
  const sdk = sdkOf(id)
  if (sdk) return sdkConnector(hands, sdk)
  const present = findResumable(hands, id)
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(findResumable(hands, id))
    }
    const timer = setTimeout(finish, announceLimitMs)
    const stop = hands.announced.subscribe(() => {
      if (findResumable(hands, id)) finish()
    })
  })
}

/** Of several that claim one name, nobody knows which was chosen: the visitor chooses again. */
function findResumable(hands: Hands, id: string): Connector | undefined {
  const isShared = claimOf(hands, id)?.doubt === 'shared-rdns'
  return isShared ? undefined : findConnector(hands, id)
}

/** wagmi never reconnects again in a page where one of these once hung or its check threw. */
function harmless(connector: Connector, limitMs: number): Connector {
  const within = <T>(answer: Promise<T>) => withLimit(answer, limitMs)
  const tame = {
    getProvider: () => within(connector.getProvider()),
    // A wallet that does not answer has not said yes.
    isAuthorized: () => within(connector.isAuthorized()).catch(() => false),
    connect: (...given: Parameters<Connector['connect']>) =>
      within(connector.connect(...given)),
  }
  return new Proxy(connector, {
    get: (target, key) => Reflect.get(key in tame ? tame : target, key),
  })
}
