import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Channels } from '../../host/find/Channels'

/**
 * Signs the JSON text of all other fields, as the host kit verifies it.
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

/** How an edit is signed. */
export type Signing = {
  /** Ed25519 private key, PKCS 8. Without it the edit is not signed. */
  readonly pem?: string | undefined
  /** True if the person who edits wants to sign channels that were not signed before. */
  readonly isFirst?: boolean | undefined
}

/**
 * Refuses an edit that hosts with a `publicKey` would refuse, and an edit of channels that somebody else has changed.
 * @param before the channels that the edit changes
 * @throws Error that says what to do
 */
export function assertMaySign(
  { signature, ...before }: Channels,
  { pem, isFirst }: Signing,
): void {
  const { publicKey } = before
  const wasSigned = signature !== undefined || publicKey !== undefined
  if (!pem) {
    if (wasSigned)
      throw new Error(
        'These channels are signed, and hosts with a `publicKey` refuse an edit that is not. Add the key: --key FILE. To stop signing for good: --unsigned.',
      )
    return
  }
  if (!wasSigned) {
    if (before.sequence > 0 && !isFirst)
      throw new Error(
        'These channels are not signed yet, so nothing shows who wrote them. Read them with `status`, then add --start-signing to sign them as they are.',
      )
    return
  }
  if (publicKey !== undefined && publicKey !== publicKeyOf(pem))
    throw new Error(
      `These channels are signed with another key: hosts trust ${publicKey} and would refuse ${publicKeyOf(pem)}. Use that key. To change it, stop signing first: --unsigned.`,
    )
  // Without a signature there is nothing to verify: whoever can write the file could remove it, and have the next edit signed.
  if (
    signature === undefined ||
    !verify(
      null,
      textOf(before),
      createPublicKey(pem),
      Buffer.from(signature, 'base64'),
    )
  )
    throw new Error(
      'channels.json is not as it was signed: its signature is missing or does not match. Somebody has changed the file. Restore the last good one, or read it with `status` and edit it with --unsigned first.',
    )
}

/** Returns the raw Ed25519 public key in base64, as hosts write it. */
function publicKeyOf(pem: string): string {
  const { x = '' } = createPublicKey(pem).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}

function textOf(channels: Channels): Buffer {
  return Buffer.from(JSON.stringify(channels))
}
