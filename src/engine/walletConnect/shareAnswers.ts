import type { WalletConnectProvider } from './walletConnectProvider'

type Relayer = WalletConnectProvider['signer']['client']['core']['relayer']
type Message = Parameters<Relayer['handleBatchMessageEvents']>[0][number]

/**
 * Passes the phone's answers on to the tab that has sent the request. To WalletConnect's relay, all tabs of an origin are
 * one client, and it sends their messages only to the tab that has connected last. Every answer is passed on, because the
 * client ignores an answer that it does not wait for or has read already.
 */
export function shareAnswers({ signer }: WalletConnectProvider): void {
  const { core, session } = signer.client
  const { crypto, relayer } = core
  const tabs = new BroadcastChannel('walletdock.answers')
  /** Texts of messages that another tab has passed on and this one is reading. */
  const passed = new Set<string>()

  async function passOn(event: Message) {
    const { message, topic } = event
    if (passed.has(message) || !session.keys.includes(topic)) return
    const payload = await crypto.decode(topic, message)
    if (!('method' in payload)) tabs.postMessage(event)
  }

  relayer.on('relayer_message', (event: Message) => {
    passOn(event).catch(() => {
      // A message that cannot be read, such as one of a session that has just ended, is no answer.
    })
  })
  tabs.onmessage = async ({ data }: MessageEvent<Message>) => {
    passed.add(data.message)
    // Never rejects.
    await relayer.handleBatchMessageEvents([data])
    passed.delete(data.message)
  }
}
