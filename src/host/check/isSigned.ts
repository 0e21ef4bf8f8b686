import type { Channels } from '../find/Channels'

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
  const text = new TextEncoder().encode(JSON.stringify(signed))
  const key = bytes(publicKey)
  return (
    (await verify(bytes(signature), text, key)) ??
    // Browsers of before 2025, and pages without TLS.
    (await import('./verifyEd25519')).verifyEd25519(bytes(signature), text, key)
  )
}

/** Lets the browser verify; `undefined` when it cannot. @see Web Cryptography, "Ed25519" */
async function verify(
  signature: BufferSource,
  text: BufferSource,
  key: BufferSource,
): Promise<boolean | undefined> {
  // Missing where the page is no secure context, whatever its type says.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  try {
    const usages = ['verify'] as const
    const ready = await subtle?.importKey('raw', key, 'Ed25519', false, usages)
    return ready && (await subtle.verify('Ed25519', ready, signature, text))
  } catch {
    // Too old for Ed25519, or the key is none: the library judges both, and tells of the latter.
    return undefined
  }
}

function bytes(base64: string) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
