import type {
  RelayMessage,
  WalletConnectProvider,
} from './walletConnectProvider'

/**
 * Forwards the phone's answers to the tab that has sent the request. For WalletConnect's relay, all tabs of an origin
 * are one client, and the relay sends messages only to the tab that connected last. All answers are forwarded, because
 * the client ignores answers that it does not expect or has read already.
 */
export function shareAnswers({ signer }: WalletConnectProvider): void {
  const { core, session } = signer.client
  const { crypto, relayer } = core
  const tabs = new BroadcastChannel('walletdock.answers')
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
