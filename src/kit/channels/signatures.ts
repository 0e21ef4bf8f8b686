/** A signed file, such as `channels.json`, split where its signatures begin. */
export type SignedFile = {
  /** The text that the signatures cover: the file's JSON object up to its signatures, without a closing brace. */
  readonly signed: string
  /** Ed25519 signatures in base64, by raw public key in base64, or by expiry date. @see Channels.signatures */
  readonly signatures: ReadonlyMap<string, string>
}

/** The end of a signed file. Fields after the signatures are not allowed, because they would override signed fields. */
const end = /,\s*"signatures":\s*(\{[^{}]*\})\s*\}\s*$/

/** Splits a signed file. Returns `undefined` if the text has no signatures. */
export function splitSigned(text: string): SignedFile | undefined {
  const [ending, signatures] = end.exec(text) ?? []
  if (ending === undefined || signatures === undefined) return
  return {
    signed: text.slice(0, -ending.length),
    signatures: new Map(Object.entries(JSON.parse(signatures))),
  }
}

/**
 * Returns those of the page's keys that have signed a file.
 * @throws Error if none has, and a signature could not be verified
 */
export async function signersOf(
  text: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  const file = splitSigned(text)
  const failed: unknown[] = []
  const signers = await Promise.all(
    keys.map(async (key) => {
      const signature = file?.signatures.get(key)
      if (!file || !signature) return []
      const verifying = verifySignature(file.signed, signature, key)
      const isValid = await verifying.catch((error: unknown) => {
        failed.push(error)
      })
      return isValid ? [key] : []
    }),
  )
  if (signers.flat().length === 0 && failed.length > 0) throw failed[0]
  return signers.flat()
}

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
  const proof = bytes(signature)
  // Undefined if the page is not a secure context, although TypeScript's type does not say so.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  try {
    const usages = ['verify'] as const
    const ready = await subtle?.importKey('raw', key, 'Ed25519', false, usages)
    if (ready) return await subtle.verify('Ed25519', ready, proof, signed)
  } catch {
    // The browser does not support Ed25519, or the key is malformed. `verifyEd25519` handles the first case and throws
    // in the second.
  }
  // For browsers from before 2025, and for pages without TLS.
  return (await import('./verifyEd25519')).verifyEd25519(proof, signed, key)
}

function bytes(base64: string) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
