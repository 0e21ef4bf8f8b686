import { withGuide } from '../../errors/withGuide.initial'
import type { Channels } from '../Channels'
import type { LoadFailure } from '../LoadFailure'
import { checkChannels } from './checkChannels'
import { parseSigned, splitSigned } from './splitSigned'
import { storedChannels } from './storedChannels'
import { verifySignature } from './verifySignature'

/** A page's requirements for its channels. */
export type Trust = {
  /** Raw Ed25519 keys in base64. One of them must have signed the channels. */
  readonly keys?: readonly string[] | undefined
  /**
   * Storage keys of the newest channels. These are the public keys or, if there are none, the URL of the first folder.
   */
  readonly owners: readonly string[]
}

/** Channels that have passed the checks. */
export type TrustedChannels = {
  readonly channels: Channels
  /** The key whose signature was verified. */
  readonly signedBy?: string | undefined
}

/**
 * How long pages still accept expired channels, in milliseconds. The platform team may sign too late, and the clock of
 * a device may be fast.
 */
const graceMs = 7 * 24 * 60 * 60 * 1000

/**
 * Rejects channels that are not signed with one of the keys, have expired, or are older than channels from an earlier
 * load.
 * @param text unparsed file
 * @param untrusted creates the failure
 * @throws LoadFailure 'untrusted'
 */
export async function assertTrust(
  text: string,
  channels: Channels,
  { keys, owners }: Trust,
  untrusted: (what: string, cause?: unknown) => LoadFailure,
): Promise<TrustedChannels> {
  let trusted: TrustedChannels = { channels }
  if (keys) {
    const { value, signedBy } = await verifyFile(
      text,
      keys,
      checkChannels,
      untrusted,
    )
    assertNotExpired(value, Date.now(), untrusted)
    trusted = { channels: value, signedBy }
  }
  const storedSequence = storedChannels(owners)?.channels.sequence ?? 0
  const { sequence } = trusted.channels
  if (sequence < storedSequence)
    throw untrusted(
      `is older (edit ${sequence}) than the last one that was accepted (edit ${storedSequence})`,
    )
  return trusted
}

/**
 * Returns the signed part of a file, and the key that signed it.
 * @param check returns the checked value, or the name of an invalid field
 * @throws LoadFailure 'untrusted'
 */
export async function verifyFile<Value extends object>(
  text: string,
  keys: readonly string[],
  check: (answer: unknown) => Value | string,
  untrusted: (what: string, cause?: unknown) => LoadFailure,
): Promise<{ readonly value: Value; readonly signedBy: string }> {
  const file = splitSigned(text)
  const signedBy =
    file &&
    (await signerOf(file, keys).catch((cause) => {
      throw untrusted('could not be verified', cause)
    }))
  if (!file || !signedBy)
    throw untrusted('is not signed with a key that this page trusts')
  const value = check(parseSigned(file))
  // Should not happen, because the caller has checked the whole file, and the signed part only lacks the signatures.
  if (typeof value === 'string') throw untrusted('could not be verified')
  return { value, signedBy }
}

/** Returns the first of the page's keys that signed the file. */
async function signerOf(
  { signed, signatures }: NonNullable<ReturnType<typeof splitSigned>>,
  keys: readonly string[],
): Promise<string | undefined> {
  for (const key of keys) {
    const signature = Object.hasOwn(signatures, key) ? signatures[key] : ''
    if (signature && (await verifySignature(signed, signature, key))) return key
  }
  return
}

/**
 * Rejects channels after their expiry date and the grace period. Without an expiry date, an attacker who controls a
 * cache could serve an old file to new visitors forever. For example, that file could list a vulnerable release, or be
 * older than the edit that disabled the wallet.
 */
function assertNotExpired(
  { expires = '' }: Channels,
  nowMs: number,
  untrusted: (what: string) => LoadFailure,
) {
  const lateMs = nowMs - Date.parse(expires)
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  // Also true if `expires` is not a date, because `lateMs` is then `NaN`.
  if (!(lateMs <= graceMs))
    throw untrusted(
      `expired on ${expires.slice(0, 10)}, and the date of this device is ${day(nowMs)}`,
    )
  if (lateMs > 0)
    console.warn(
      withGuide(
        `Walletdock: channels.json expired on ${expires.slice(0, 10)}. Pages refuse it from ${day(Date.parse(expires) + graceMs)} on. Sign it again: npm run release -- renew --key FILE`,
        'untrusted',
      ),
    )
}
