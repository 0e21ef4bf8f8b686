/**
 * Returns true if the owner of a key signed a text, as UTF-8.
 * @param signature Ed25519, base64
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
    // Browsers from before 2025, and pages without TLS.
    (await import('./verifyEd25519')).verifyEd25519(
      bytes(signature),
      signed,
      key,
    )
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
