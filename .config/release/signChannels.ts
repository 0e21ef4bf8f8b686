import { createPrivateKey, sign } from 'node:crypto'
import type { Channels } from '../../src/host/Channels'

/**
 * The channels with a signature over the JSON of their other fields, as the host kit checks it.
 * @param pem Ed25519 private key, PKCS 8
 * @see RFC 8032
 */
export function signChannels(
  { signature: _, ...channels }: Channels,
  pem: string,
): Channels {
  const text = Buffer.from(JSON.stringify(channels))
  const signature = sign(null, text, createPrivateKey(pem)).toString('base64')
  return { ...channels, signature }
}
