import type { Channels } from './Channels'

/**
 * Whether the owner of the key signed these channels. The text that was signed is the JSON of all
 * fields but the signature, in their order.
 * @param publicKey raw Ed25519 key in base64
 * @see RFC 8032
 */
export async function isSigned(
  { signature = '', ...signed }: Channels,
  publicKey: string,
): Promise<boolean> {
  const { subtle } = crypto
  const usage = ['verify'] as const
  const key = await subtle.importKey(
    'raw',
    bytes(publicKey),
    'Ed25519',
    false,
    usage,
  )
  const text = new TextEncoder().encode(JSON.stringify(signed))
  return subtle.verify('Ed25519', key, bytes(signature), text)
}

function bytes(base64: string) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
