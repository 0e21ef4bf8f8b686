import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Channels } from '../../host/find/Channels'

/**
 * The channels with a signature over the JSON of their other fields, as the host kit checks it.
 * @param pem Ed25519 private key, PKCS 8
 * @see RFC 8032
 */
export function signChannels(
  { signature: _, ...channels }: Channels,
  pem: string,
): Channels {
  const signed = { ...channels, publicKey: publicKeyOf(pem) }
  const signature = sign(null, textOf(signed), createPrivateKey(pem))
  return { ...signed, signature: signature.toString('base64') }
}

/**
 * Refuses an edit that hosts which demand a signature would refuse, and one on top of what somebody else wrote.
 * @param before the channels that are to be edited
 * @param pem key that the edit is to be signed with; `undefined` when it is not to be signed
 * @throws Error that says what to do
 */
export function demandKey(
  { signature, ...before }: Channels,
  pem: string | undefined,
): void {
  const { publicKey } = before
  if (!pem) {
    if (signature || publicKey)
      throw new Error(
        'These channels are signed, and hosts that demand it refuse an edit that is not. Give the key: --key FILE. To stop signing for good: --unsigned.',
      )
    return
  }
  if (publicKey && publicKey !== publicKeyOf(pem))
    throw new Error(
      `These channels are signed with another key: hosts trust ${publicKey}, and would refuse this one's ${publicKeyOf(pem)}. Give that key. To change it, stop signing first: --unsigned.`,
    )
  const written = signature && Buffer.from(signature, 'base64')
  if (written && !verify(null, textOf(before), createPublicKey(pem), written))
    throw new Error(
      'channels.json is not as it was signed: somebody has changed it, or signed it with another key. Put the last good one back, or look through it and edit with --unsigned first.',
    )
}

/** Raw Ed25519 key in base64, as hosts give it. */
function publicKeyOf(pem: string): string {
  const { x = '' } = createPublicKey(pem).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}

function textOf(channels: Channels): Buffer {
  return Buffer.from(JSON.stringify(channels))
}
