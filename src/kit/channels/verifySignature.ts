/**
 * Returns whether the owner of a key signed a text, encoded as UTF-8.
 * @param signature Ed25519 signature in base64
 * @param publicKey raw Ed25519 key in base64
 * @throws Error if the key or the signature is malformed
 * @see RFC 8032
 */
export async function verifySignature(
  text: string,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  const signed = new TextEncoder().encode(text)
  const key = bytes(publicKey)
  return (
    (await verify(bytes(signature), signed, key)) ??
    // For browsers from before 2025, and for pages without TLS.
    (await import('./verifyEd25519')).verifyEd25519(
      bytes(signature),
      signed,
      key,
    )
  )
}

/**
 * Verifies a signature with the browser's Web Cryptography API. Returns `undefined` if that is not possible.
 * @see Web Cryptography, "Ed25519"
 */
async function verify(
  signature: BufferSource,
  text: BufferSource,
  key: BufferSource,
): Promise<boolean | undefined> {
  // Undefined if the page is not a secure context, although TypeScript's type does not say so.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  try {
    const usages = ['verify'] as const
    const ready = await subtle?.importKey('raw', key, 'Ed25519', false, usages)
    return ready && (await subtle.verify('Ed25519', ready, signature, text))
  } catch {
    // The browser does not support Ed25519, or the key is malformed. `verifyEd25519` handles the first case and throws
    // in the second.
    return undefined
  }
}

function bytes(base64: string) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
