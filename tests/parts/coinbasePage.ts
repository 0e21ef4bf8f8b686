import {
  decryptContent,
  deriveSharedSecret,
  encryptContent,
  exportKeyToHexString,
  generateKeyPair,
  importKeyFromHexString,
} from '../../node_modules/@coinbase/wallet-sdk/dist/util/cipher.js'

type Sent = Parameters<typeof decryptContent>[0]
type Asked = {
  readonly id: string
  readonly event?: string
  readonly sender: string
  readonly content?: {
    readonly handshake?: { readonly method: string }
    readonly encrypted?: Sent
  }
}

/**
 * Makes this window the page that Coinbase's SDK opens, as far as the SDK can tell: it chooses the smart wallet and
 * shares one account, encrypted as the SDK wants it. A stand-in: the real page needs Coinbase's servers.
 */
export function beCoinbase(
  address: string,
  rpcUrls: Readonly<Record<number, string>>,
): void {
  const keys = generateKeyPair()
  const tell = (message: object) => opener.postMessage(message, '*')

  async function answer({ sender, content }: Asked): Promise<object> {
    const { privateKey, publicKey } = await keys
    const peer = await importKeyFromHexString('public', sender)
    const secret = await deriveSharedSecret(privateKey, peer)
    if (content?.encrypted) await decryptContent(content.encrypted, secret)
    const told = {
      result: { value: content?.handshake ? [address] : null },
      data: { chains: rpcUrls },
    }
    return {
      sender: await exportKeyToHexString('public', publicKey),
      content: { encrypted: await encryptContent(told, secret) },
      timestamp: new Date(),
    }
  }

  addEventListener('message', async ({ data, source }) => {
    if (source !== opener) return
    const asked: Asked = data
    if (asked.event === 'selectSignerType')
      tell({ requestId: asked.id, data: 'scw' })
    else if (asked.content)
      tell({ requestId: asked.id, ...(await answer(asked)) })
  })
  tell({ event: 'PopupLoaded', id: 'loaded' })
}
