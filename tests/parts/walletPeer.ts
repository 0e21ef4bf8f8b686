import { createPhoneAnswers } from './phoneAnswers'
import { startPhoneClient } from './phoneClient'
import { signForPage } from './phoneSignIns'

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
  /** Shows one question for both where a page asks it to connect and to sign in; or signs only, which connects nothing. */
  readonly signAtOnce: (how?: 'only') => void
  /** Methods that it was asked for so far, `connect` and `authenticate` among them. */
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
  const { wallet, stop } = await startPhoneClient(relayUrl)
  const asked: string[] = []
  let said: 'approve' | 'reject' | 'silent' = 'approve'
  let address = options.address
  const { answer, methods, takeBatches } = createPhoneAnswers()
  let kept = Object.keys(rpcUrls).map(Number)
  let unanswered: number | undefined
  let sayYes: () => Promise<unknown> = async () => {}
  let chains = kept.map((id) => `eip155:${id}`)
  const spaces = () => ({
    eip155: {
      chains,
      methods: methods(),
      events,
      accounts: chains.map((chain) => `${chain}:${address}`),
    },
  })
  const hasChain = (chain: string) =>
    kept.some((id) => chain === `eip155:${id}`)
  const refusal = { code: 5000, message: 'User rejected.' }

  /** Shows its owner a question, who answers it now or later. */
  function show(
    what: string,
    yes: () => Promise<unknown>,
    no: () => Promise<unknown>,
  ) {
    asked.push(what)
    sayYes = yes
    if (said === 'approve') yes()
    if (said === 'reject') no()
  }

  wallet.on('session_proposal', ({ id, params }) => {
    // Its client knows a message that comes twice only when the first is stored: an owner is asked once.
    if (id === unanswered) return
    // In the page's order: the first one is where both begin.
    const wanted = params.optionalNamespaces.eip155?.chains ?? []
    chains = wanted.filter(hasChain)
    unanswered = id
    show(
      'connect',
      () => wallet.approveSession({ id, namespaces: spaces() }),
      () => wallet.rejectSession({ id, reason: refusal }),
    )
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
      await sayYes()
    },
    keepTo: (chainIds) => {
      kept = [...chainIds]
    },
    takeBatches,
    signAtOnce(how) {
      wallet.on('session_authenticate', (question) => {
        const { id } = question
        const known = how === 'only' ? [] : methods()
        const signer = { address, hasChain, methods: known, rpcUrls }
        show(
          'authenticate',
          () => signForPage(wallet, question, signer),
          () => wallet.rejectSessionAuthenticate({ id, reason: refusal }),
        )
      })
    },
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
    stop,
  }
}
