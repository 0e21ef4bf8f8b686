import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Channels } from '../../kit/Channels'
import { splitSigned } from '../../kit/channels/signatures'
import { isSigned, listedKeys } from './siteChannels'

export type Signing = {
  /** Ed25519 private keys as PKCS 8 PEM. Without any, the edit is not signed. */
  readonly pems: readonly string[]
  /** Raw public keys in base64 that stop signing with this edit. */
  readonly dropped?: readonly string[] | undefined
  /** True if the person who edits wants to sign channels that were not signed before. */
  readonly isFirst?: boolean | undefined
}

/** Returns channels without the fields that belong to their signatures. */
export function unsigned(channels: Channels): Channels {
  const { expires: _, publicKey: __, signatures: ___, ...rest } = channels
  return rest
}

/** Returns the text of a signed `channels.json`. */
export function signedText(
  channels: Channels,
  pems: readonly string[],
  expires: Date,
): string {
  const body: Channels = {
    ...unsigned(channels),
    expires: expires.toISOString(),
    publicKey: pems.map(publicKeyOf).join(' '),
  }
  return fileText(body, pems)
}

/**
 * Returns the text of a file of a site. The signatures cover the bytes before the field `signatures`.
 * @param pems Ed25519 private keys as PKCS 8 PEM. Without any, the file is not signed
 * @see RFC 8032
 */
export function fileText(body: object, pems: readonly string[] = []): string {
  const text = JSON.stringify(body, null, 2)
  if (pems.length === 0) return `${text}\n`
  const open = text.replace(/\n\}$/, '')
  const signatures = pems.map((pem) => {
    const signature = sign(null, Buffer.from(open), createPrivateKey(pem))
    return [publicKeyOf(pem), signature.toString('base64')]
  })
  return `${open},\n  "signatures": ${JSON.stringify(Object.fromEntries(signatures))}\n}\n`
}

/** Returns whether the owner of a key signed the bytes of a file. */
export function isSignedBy(text: string, key: string): boolean {
  const { signed = '', signatures } = splitSigned(text) ?? {}
  const signature = signatures?.get(key)
  if (!signature) return false
  const x = Buffer.from(key, 'base64').toString('base64url')
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const bytes = Buffer.from(signature, 'base64')
    return verify(null, Buffer.from(signed), publicKey, bytes)
  } catch {
    // The key is malformed, so nobody can have signed with it.
    return false
  }
}

/**
 * Rejects an edit that hosts with a `publicKey` would reject, and an edit of channels that somebody else has changed.
 * @param files the files before the edit, by path
 * @throws Error whose message says what to do
 */
export function assertMaySign(
  before: Channels,
  files: ReadonlyMap<string, string>,
  { pems, dropped = [], isFirst }: Signing,
): void {
  const signers = listedKeys(before)
  const wasSigned = isSigned(before)
  if (pems.length === 0) {
    if (wasSigned)
      throw new Error(
        'These channels are signed, and hosts with a `publicKey` refuse an unsigned edit. Add the key: --key FILE. To stop signing for good: --unsigned.',
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
  const keys = pems.map(publicKeyOf)
  if (signers.length > 0 && !keys.some((key) => signers.includes(key)))
    throw new Error(
      `These channels are signed with another key: hosts trust ${signers.join(' or ')} and would refuse ${keys.join(' and ')}. Sign with that key, too: --key OLD --key NEW. To change keys, read "Change the key" in ship.md.`,
    )
  // Otherwise the next edit would sign the changes of an attacker who can write files but has no key.
  for (const [file, text] of files)
    if (!keys.some((key) => isSignedBy(text, key)))
      throw new Error(
        `${file} was changed since it was signed: its signature is missing or does not match. Restore the last good file, or read the channels with \`status\` and edit them with --unsigned first.`,
      )
  const missing = signers.filter(
    (key) => !keys.includes(key) && !dropped.includes(key),
  )
  if (missing.length > 0)
    throw new Error(
      `These channels are also signed with ${missing.join(' and ')}: hosts that trust only that key would refuse the edit. Add its --key, or remove that key with --drop-key ${missing.join(' --drop-key ')}.`,
    )
}

/**
 * Returns the raw Ed25519 public key in base64, which is the form of the option `publicKey`.
 * @param pem private or public key as PEM
 */
export function publicKeyOf(pem: string): string {
  const { x = '' } = createPublicKey(pem).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}
