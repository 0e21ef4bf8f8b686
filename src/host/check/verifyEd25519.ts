import { ed25519 } from '@noble/curves/ed25519'

/**
 * Verifies a signature where the browser cannot.
 * @throws Error when the key or the signature is none
 * @see RFC 8032
 */
export function verifyEd25519(
  signature: Uint8Array,
  text: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  // As browsers do it: the looser rules that the library has as well are for consensus between nodes.
  return ed25519.verify(signature, text, publicKey, { zip215: false })
}
