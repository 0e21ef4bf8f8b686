import { whenAborted } from '../../../platform/whenAborted'
import type {
  RelayMessage,
  WalletConnectProvider,
} from './walletConnectProvider'

type Session = NonNullable<WalletConnectProvider['session']>

/** State of the session that all tabs of an origin share, as reported by the phone to one tab. */
type SharedState = Pick<Session, 'topic' | 'namespaces'> &
  Pick<WalletConnectProvider, 'accounts' | 'chainId'>

/**
 * Forwards the phone's changes to the other tabs. A tab that has just opened shows its session before the relay knows
 * the tab, so it would miss changes that the phone makes meanwhile.
 * @returns Function to call with the page's client once it exists.
 */
export function shareSession(
  ended?: AbortSignal,
): (provider: WalletConnectProvider) => void {
  // Open the channel before the client reads its storage, so that no change is lost meanwhile.
  const tabs = openChannel('walletdock.phone', ended)
  let client: WalletConnectProvider | undefined
  let received: SharedState | undefined
  /** The state that the other tabs have. */
  let sharedText: string | undefined
  let isApplying = false

  function applyReceived() {
    if (!client || !received || client.session?.topic !== received.topic) return
    isApplying = true
    try {
      applyState(client, received)
    } finally {
      isApplying = false
      sharedText = JSON.stringify(stateOf(client))
    }
  }

  function broadcast() {
    const state = stateOf(client)
    const text = JSON.stringify(state)
    // The phone notifies every tab. A tab that is notified late must not broadcast an outdated state.
    if (ended?.aborted || isApplying || !state || text === sharedText) return
    sharedText = text
    tabs.postMessage(state)
  }

  tabs.onmessage = ({ data }: MessageEvent<SharedState>) => {
    received = data
    applyReceived()
  }
  return (provider) => {
    client = provider
    for (const event of ['chainChanged', 'accountsChanged', 'session_update'])
      provider.events.on(event, broadcast)
    applyReceived()
  }
}

function stateOf(client?: WalletConnectProvider): SharedState | undefined {
  if (!client?.session) return undefined
  const { accounts, chainId, session } = client
  const { topic, namespaces } = session
  return { topic, namespaces, accounts, chainId }
}

function applyState(provider: WalletConnectProvider, state: SharedState): void {
  const { client, events } = provider.signer
  const { accounts, chainId, namespaces, topic } = state
  if (!isSame(provider.session?.namespaces, namespaces)) {
    // The session may have ended meanwhile. The client reports that itself.
    client.session.update(topic, { namespaces }).catch(() => {})
    const params = { namespaces }
    // The id is 0, because the relay has not delivered a message for this event.
    client.events.emit('session_update', { id: 0, topic, params })
  }
  if (provider.chainId !== chainId)
    provider.signer.setDefaultChain(`eip155:${chainId}`)
  if (!isSame(provider.accounts, accounts))
    events.emit('accountsChanged', accounts)
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Forwards the phone's answers to the tab that has sent the request. For WalletConnect's relay, all tabs of an origin
 * are one client, and the relay sends messages only to the tab that connected last. All answers are forwarded, because
 * the client ignores answers that it does not expect or has read already.
 */
export function shareAnswers(
  { signer }: WalletConnectProvider,
  ended?: AbortSignal,
): void {
  const { core, session } = signer.client
  const { crypto, relayer } = core
  const tabs = openChannel('walletdock.answers', ended)
  /** Messages that another tab has forwarded and this tab is reading. */
  const passed = new Set<string>()

  async function passOn(event: RelayMessage) {
    const { message, topic } = event
    if (passed.has(message) || !session.keys.includes(topic)) return
    const payload = await crypto.decode(topic, message)
    if (!('method' in payload)) tabs.postMessage(event)
  }

  relayer.on('relayer_message', (event: RelayMessage) => {
    passOn(event).catch(() => {
      // The message cannot be decoded, for example because its session has just ended. It is not an answer.
    })
  })
  tabs.onmessage = async ({ data }: MessageEvent<RelayMessage>) => {
    passed.add(data.message)
    // `handleBatchMessageEvents` never rejects.
    await relayer.handleBatchMessageEvents([data])
    passed.delete(data.message)
  }
}

/** Opens a channel to the other tabs, until the engine stops. Messages to a closed channel would throw. */
function openChannel(name: string, ended: AbortSignal | undefined) {
  const channel = new BroadcastChannel(name)
  whenAborted(ended, () => channel.close())
  return channel
}
