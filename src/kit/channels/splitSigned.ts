/** A signed file, such as `channels.json`, split where its signatures begin. */
export type SignedFile = {
  /** The text that the signatures cover: the file's JSON object up to its signatures, without a closing brace. */
  readonly signed: string
  /** Ed25519 signatures in base64, by raw public key in base64. */
  readonly signatures: Readonly<Record<string, string>>
}

/** The end of a signed file. Fields after the signatures are not allowed, because they would override signed fields. */
const end = /,\s*"signatures":\s*(\{[^{}]*\})\s*\}\s*$/

/** Splits a signed file. Returns `undefined` if the text has no signatures. */
export function splitSigned(text: string): SignedFile | undefined {
  const [ending, signatures] = end.exec(text) ?? []
  if (ending === undefined || signatures === undefined) return
  return {
    signed: text.slice(0, -ending.length),
    signatures: JSON.parse(signatures),
  }
}

/** Returns the signed object. Ignores everything outside the signed bytes. */
export function parseSigned({ signed }: SignedFile): unknown {
  return JSON.parse(`${signed}}`)
}
