import { ed25519 } from '@noble/curves/ed25519'

/**
 * Verifies an Ed25519 signature in browsers that do not support Ed25519.
 * @throws Error if the key or the signature is malformed
 * @see RFC 8032
 */
export function verifyEd25519(
  signature: Uint8Array,
  text: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  // Use the strict rules of RFC 8032, as browsers do. The library's default, ZIP 215, is meant for consensus between
  // nodes.
  return ed25519.verify(signature, text, publicKey, { zip215: false })
}
