/** A signed `channels.json`, split where its signatures begin. */
export type SignedFile = {
  /** The bytes that the signatures cover, as text: the file's JSON object up to its signatures, without a closing brace. */
  readonly signed: string
  /** Ed25519 signatures in base64, by raw public key in base64. */
  readonly signatures: Readonly<Record<string, string>>
}

/**
 * The end of a signed file: the signatures and, for host kits of 1.3 and older, the signature that those verify. Nothing
 * may follow, because it would override what was signed.
 */
const end =
  /,\s*"signatures":\s*(\{[^{}]*\})(,\s*"signature":\s*"[^"]*")?\s*\}\s*$/

/** Splits a signed file. Returns `undefined` if the text has no signatures. */
export function splitSigned(text: string): SignedFile | undefined {
  const [found, signatures] = end.exec(text) ?? []
  if (found === undefined || signatures === undefined) return
  return {
    signed: text.slice(0, -found.length),
    signatures: JSON.parse(signatures),
  }
}

/** Returns the object that was signed. Nothing outside the signed bytes is read. */
export function parseSigned({ signed }: SignedFile): unknown {
  return JSON.parse(`${signed}}`)
}
