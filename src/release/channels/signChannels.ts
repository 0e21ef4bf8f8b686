import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Channels } from '../../kit/Channels'
import { splitSigned } from '../../kit/channels/signatures'
import {
  type ChannelFiles,
  isSigned,
  listedKeys,
  type SiteChannels,
  validSigners,
} from './siteChannels'

/** An edit as the command got it. */
export type Signing = {
  /** Ed25519 private keys as PKCS 8 PEM. Without any, the edit is not signed. */
  readonly pems: readonly string[]
  /** Number of keys that must sign. @default all */
  readonly atLeast?: number | undefined
  readonly 'drop-key'?: readonly string[]
  readonly unsigned?: boolean
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
  keys: readonly string[] = pems.map(publicKeyOf),
): string {
  const body: Channels = {
    ...unsigned(channels),
    expires: expires.toISOString(),
    publicKey: keys.join(' '),
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
  return addSignatures(open, new Map(), pems)
}

/**
 * Returns the text of a signed file with further signatures. The owner of a public key signs later.
 * @param signed the bytes that the signatures cover
 */
export function addSignatures(
  signed: string,
  signatures: ReadonlyMap<string, string>,
  pems: readonly string[],
): string {
  const own = pems
    .filter(isPrivate)
    .map((pem) => [publicKeyOf(pem), signatureOf(signed, pem)] as const)
  const all = Object.fromEntries([...signatures, ...own])
  return `${signed},\n  "signatures": ${JSON.stringify(all)}\n}\n`
}

/** Returns the Ed25519 signature of a text in base64. */
export function signatureOf(text: string, pem: string): string {
  return sign(null, Buffer.from(text), createPrivateKey(pem)).toString('base64')
}

/**
 * Adds the signatures of keys to the files of an edit, so that no machine needs two keys.
 * @throws Error if nobody has signed the edit, or if it does not list the key
 */
export async function signFiles(
  { channels, files }: SiteChannels,
  pems: readonly string[],
): Promise<ChannelFiles> {
  const listed = listedKeys(channels)
  const foreign = pems.map(publicKeyOf).find((key) => !listed.includes(key))
  if (foreign)
    throw new Error(
      `The edit does not list the key ${foreign}. Whoever makes the edit adds it with --key PUBLIC_KEY_FILE.`,
    )
  const signed = new Map<string, string>()
  for (const [file, text] of files) {
    const split = splitSigned(text)
    const signers = await validSigners(text, listed)
    if (!split || signers.length === 0)
      throw new Error(`${file} has no valid signature of its edit.`)
    signed.set(file, addSignatures(split.signed, split.signatures, pems))
  }
  return signed
}

/**
 * Rejects an edit that hosts with a `publicKey` would reject, and an edit of channels that somebody else has changed.
 * @param files the files before the edit, with their paths
 * @throws Error whose message says what to do
 */
export async function assertMaySign(
  before: Channels,
  files: readonly (readonly [file: string, text: string])[],
  {
    pems,
    'drop-key': dropped = [],
    atLeast = Number.POSITIVE_INFINITY,
    unsigned: isUnsigned,
  }: Signing,
): Promise<void> {
  const signers = listedKeys(before)
  const wasSigned = isSigned(before)
  if (pems.length === 0) {
    if (wasSigned && !isUnsigned)
      throw new Error(
        'These channels are signed, and hosts with a `publicKey` refuse an unsigned edit. Add the key: --key FILE. To stop signing for good: --unsigned.',
      )
    return
  }
  if (!wasSigned) {
    if (before.sequence > 0 && !isUnsigned)
      throw new Error(
        'These channels are not signed yet, so nothing shows who wrote them. Read them with `status`, then add --unsigned to sign them as they are.',
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
    if (!(await isGenuine(text, pems)))
      throw new Error(
        `${file} was changed since it was signed: its signature is missing or does not match. Restore the last good file, or read the channels with \`status\` and edit them with --unsigned first.`,
      )
  const unknown = dropped.find((key) => !signers.includes(key))
  if (unknown)
    throw new Error(`The site has no key "${unknown}". Keys: ${signers}.`)
  const missing = signers.filter(
    (key) => !keys.includes(key) && !dropped.includes(key),
  )
  if (missing.length > 0 && keys.length < atLeast)
    throw new Error(
      `These channels are also signed with ${missing.join(' and ')}: hosts that trust only that key would refuse the edit. Add its --key. A public key is enough if its owner signs later with \`sign\`. Or remove that key with --drop-key ${missing.join(' --drop-key ')}.`,
    )
}

/**
 * Returns whether keys have signed a file. A stolen key of somebody else must not be enough, so one's own key must have
 * signed, or two others.
 */
export async function isGenuine(
  text: string,
  pems: readonly string[],
): Promise<boolean> {
  const valid = await validSigners(text, pems.map(publicKeyOf))
  const own = pems.filter(isPrivate).map(publicKeyOf)
  if (valid.length > 1 || own.some((key) => valid.includes(key))) return true
  return own.length === 0 && valid.length > 0
}

/** Reads a key file. @throws Error that names the file if it is not an Ed25519 key */
export function readKey(file: string): string {
  const pem = readFileSync(file, 'utf8')
  try {
    publicKeyOf(pem)
  } catch (cause) {
    throw new Error(
      `${file}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
  return pem
}

/** Returns whether a PEM contains a private key. */
export function isPrivate(pem: string): boolean {
  return pem.includes('PRIVATE KEY')
}

/**
 * Returns the raw Ed25519 public key in base64, which is the form of the option `publicKey`.
 * @param pem private or public key as PEM
 * @throws Error for any other kind of key, because pages could not verify its signatures
 */
export function publicKeyOf(pem: string): string {
  const advice =
    'Create one with `openssl genpkey -algorithm ed25519 -out key.pem`.'
  if (/ENCRYPTED/.test(pem))
    throw new Error(
      'The key is encrypted. Decrypt it with `openssl pkey -in FILE -out key.pem`, and delete that file after the edit.',
    )
  let key: KeyObject
  try {
    key = createPublicKey(pem)
  } catch (cause) {
    throw new Error(`The key is not an Ed25519 key (PEM). ${advice}`, { cause })
  }
  const { asymmetricKeyType = 'unknown' } = key
  if (asymmetricKeyType !== 'ed25519')
    throw new Error(
      `The key is of the type ${asymmetricKeyType}, and browsers verify only Ed25519. ${advice}`,
    )
  const { x = '' } = key.export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}
