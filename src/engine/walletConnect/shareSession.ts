import type { WalletConnectProvider } from './walletConnectProvider'

type Session = NonNullable<WalletConnectProvider['session']>

/** What a phone has told one tab about the session that all tabs of an origin have with it. */
type Told = Pick<Session, 'topic' | 'namespaces'> &
  Pick<WalletConnectProvider, 'accounts' | 'chainId'>

/**
 * Tabs pass on what the phone tells one of them: a tab that has just opened shows its session before the relay knows
 * the tab, and would miss what the phone chooses meanwhile.
 * @returns takes the page's client, once it is there
 */
export function shareSession(): (provider: WalletConnectProvider) => void {
  // Open before the client reads what it has stored: what is told while it reads is not lost.
  const tabs = new BroadcastChannel('walletdock.phone')
  let client: WalletConnectProvider | undefined
  let told: Told | undefined
  /** What the other tabs know of this one. */
  let known: string | undefined
  let isFollowing = false

  function follow() {
    if (!client || !told || client.session?.topic !== told.topic) return
    isFollowing = true
    try {
      take(client, told)
    } finally {
      isFollowing = false
      known = JSON.stringify(stateOf(client))
    }
  }

  function tell() {
    const state = stateOf(client)
    const text = JSON.stringify(state)
    // The phone tells every tab: the one that hears it later does not take back what has come since.
    if (isFollowing || !state || text === known) return
    known = text
    tabs.postMessage(state)
  }

  tabs.onmessage = ({ data }: MessageEvent<Told>) => {
    told = data
    follow()
  }
  return (provider) => {
    client = provider
    for (const event of ['chainChanged', 'accountsChanged', 'session_update'])
      provider.events.on(event, tell)
    follow()
  }
}

function stateOf(client?: WalletConnectProvider): Told | undefined {
  if (!client?.session) return undefined
  const { accounts, chainId, session } = client
  const { topic, namespaces } = session
  return { topic, namespaces, accounts, chainId }
}

/** Does as the client does when the phone itself says so. */
function take(provider: WalletConnectProvider, told: Told): void {
  const { client, events } = provider.signer
  const { accounts, chainId, namespaces, topic } = told
  if (!isSame(provider.session?.namespaces, namespaces)) {
    // It may have ended meanwhile, which the client says itself.
    client.session.update(topic, { namespaces }).catch(() => {})
    const params = { namespaces }
    // No message of the relay's has brought it.
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
