import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { MemoryStore } from './memoryStore'
import { createPhoneAnswers } from './phoneAnswers'

// Else every question waits 5 s for a server that is not on this machine.
process.env.IS_VITEST = 'true'
// Else two phones would be one.
process.env.DISABLE_GLOBAL_CORE = 'true'

/** A phone with a real WalletConnect wallet; its account is one that the chains hold unlocked. */
export type WalletPeer = {
  /** What a scan of the code does. */
  readonly scan: (uri: string) => Promise<void>
  /** What its owner says from now on. */
  readonly answer: (said: 'approve' | 'reject' | 'silent') => void
  /** Says yes after all to the last page that got no answer. */
  readonly approveLate: () => Promise<void>
  /** Has these chains alone from now on, by their ids. */
  readonly keepTo: (chainIds: readonly number[]) => void
  /** Takes several calls at once, from the next session on. */
  readonly takeBatches: () => void
  /** Methods that it was asked for so far, `connect` among them. */
  readonly asked: readonly string[]
  readonly switchChain: (chainId: number) => Promise<void>
  readonly switchAccount: (address: string) => Promise<void>
  readonly disconnect: () => Promise<void>
  /** How many pages it is connected to. */
  readonly sessions: () => number
  readonly stop: () => Promise<void>
}

export type WalletPeerOptions = {
  readonly relayUrl: string
  readonly address: string
  /** By chain id: the chains that the wallet has. */
  readonly rpcUrls: Readonly<Record<string, string>>
}

const events = ['chainChanged', 'accountsChanged']

/** Takes a phone out of the pocket. */
export async function startWalletPeer(
  options: WalletPeerOptions,
): Promise<WalletPeer> {
  const { relayUrl, rpcUrls } = options
  const core = new Core({
    projectId: '0'.repeat(32),
    relayUrl,
    storage: new MemoryStore(),
    telemetryEnabled: false,
    logger: 'silent',
  })
  const wallet = await WalletKit.init({
    // Its types are of the same library, but not written for exact optional properties.
    core: core as WalletKitTypes.Options['core'],
    metadata: {
      name: 'Phone',
      description: '',
      url: 'https://phone',
      icons: [],
    },
  })
  const asked: string[] = []
  let said: 'approve' | 'reject' | 'silent' = 'approve'
  let address = options.address
  const { answer, methods, takeBatches } = createPhoneAnswers()
  let kept = Object.keys(rpcUrls).map(Number)
  let unanswered: number | undefined
  let chains = kept.map((id) => `eip155:${id}`)
  const spaces = () => ({
    eip155: {
      chains,
      methods: methods(),
      events,
      accounts: chains.map((chain) => `${chain}:${address}`),
    },
  })
  const refusal = { code: 5000, message: 'User rejected.' }

  wallet.on('session_proposal', ({ id, params }) => {
    // Its client knows a message that comes twice only when the first is stored: an owner is asked once.
    if (id === unanswered) return
    asked.push('connect')
    // In the page's order: the first one is where both begin.
    const wanted = params.optionalNamespaces.eip155?.chains ?? []
    chains = wanted.filter((chain) =>
      kept.some((id) => chain === `eip155:${id}`),
    )
    unanswered = id
    if (said === 'approve')
      return void wallet.approveSession({ id, namespaces: spaces() })
    if (said === 'reject') wallet.rejectSession({ id, reason: refusal })
  })
  wallet.on('session_request', async ({ id, topic, params }) => {
    const { method, params: given } = params.request
    asked.push(method)
    if (said === 'silent') return
    const url = rpcUrls[params.chainId.replace('eip155:', '')] ?? ''
    const outcome =
      said === 'reject' ? { error: refusal } : await answer(url, method, given)
    const response = { id, jsonrpc: '2.0', ...outcome }
    await wallet.respondSessionRequest({ topic, response })
  })

  const topics = () => Object.keys(wallet.getActiveSessions())
  const tell = (chainId: string, name: string, data: unknown) =>
    Promise.all(
      topics().map((topic) =>
        wallet.emitSessionEvent({ topic, chainId, event: { name, data } }),
      ),
    )

  return {
    scan: (uri) => wallet.pair({ uri }),
    answer: (next) => {
      said = next
    },
    async approveLate() {
      const id = unanswered ?? 0
      await wallet.approveSession({ id, namespaces: spaces() })
    },
    keepTo: (chainIds) => {
      kept = [...chainIds]
    },
    takeBatches,
    asked,
    async switchChain(chainId) {
      await tell(`eip155:${chainId}`, 'chainChanged', chainId)
    },
    async switchAccount(next) {
      address = next
      for (const topic of topics())
        await wallet.updateSession({ topic, namespaces: spaces() })
      for (const chain of chains.slice(0, 1))
        await tell(chain, 'accountsChanged', [`${chain}:${next}`])
    },
    async disconnect() {
      const reason = { code: 6000, message: 'User disconnected.' }
      for (const topic of topics())
        await wallet.disconnectSession({ topic, reason })
    },
    sessions: () => topics().length,
    async stop() {
      await core.relayer.transportClose()
      core.heartbeat.stop()
    },
  }
}
