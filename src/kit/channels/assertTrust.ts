import { withGuide } from '../../errors/withGuide'
import type { Channels, Trust, TrustedChannels } from '../Channels'
import type { FileFailure } from '../LoadFailure'
import type { Threshold } from '../LoadOptions'
import { checkChannels } from './checkChannels'
import {
  type SignedFile,
  signersOf,
  splitSigned,
  verifySignature,
} from './signatures'
import { storedChannels } from './storedChannels'

/** One day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000

/**
 * How long pages still accept expired channels, in milliseconds. The platform team may sign too late, and the clock of
 * a device may be fast.
 */
const graceMs = 7 * dayMs

/**
 * Rejects channels that are not signed with enough of the keys, have expired, or are older than channels from an earlier
 * load.
 * @param text unparsed file
 * @throws LoadFailure 'untrusted'
 */
export async function assertTrust(
  text: string,
  channels: Channels,
  trust: Trust,
  failure: FileFailure,
): Promise<TrustedChannels> {
  let trusted: TrustedChannels = { channels }
  const { threshold } = trust
  if (threshold) {
    const verified = await verifyFile(text, threshold, checkChannels, failure)
    const { value, signers, file } = verified
    assertNotExpired(await expiryOf(value, file), failure)
    trusted = { channels: value, signers }
  }
  const stored = await storedChannels(trust)
  const storedSequence = stored?.channels.sequence ?? 0
  const { sequence } = trusted.channels
  if (sequence < storedSequence)
    throw failure(
      'untrusted',
      `is older (edit ${sequence}) than the last one that was accepted (edit ${storedSequence})`,
    )
  return trusted
}

/**
 * Returns the signed part of a file, and the page's keys that signed it.
 * @param check returns the checked value, or the name of an invalid field
 * @throws LoadFailure 'untrusted'
 */
export async function verifyFile<Value extends object>(
  text: string,
  { keys, atLeast }: Threshold,
  check: (answer: unknown) => Value | string,
  failure: FileFailure,
): Promise<{
  readonly value: Value
  readonly signers: readonly string[]
  readonly file: SignedFile
}> {
  const file = splitSigned(text)
  const signers = await signersOf(text, keys).catch((cause) => {
    throw failure('untrusted', 'could not be verified', cause)
  })
  if (!file || !(signers.length >= atLeast))
    throw failure(
      'untrusted',
      atLeast === 1
        ? 'is not signed with a key that this page trusts'
        : `is signed with ${signers.length} of the ${atLeast} keys that this page requires`,
    )
  // Ignores everything outside the signed bytes.
  const value = check(JSON.parse(`${file.signed}}`))
  // Should not happen, because the caller has checked the whole file, and the signed part only lacks the signatures.
  if (typeof value === 'string')
    throw failure('untrusted', 'could not be verified')
  return { value, signers, file }
}

/** The longest time that signatures are valid, in days. */
export const maxDays = 400

/**
 * Returns the date until which the signatures are valid. The renewal key can only extend it, so that the machine that
 * renews the signatures each week needs no key that can publish. It extends it by at most `maxDays` after the end that
 * the publishing keys signed. Otherwise a leaked renewal key could keep an old file valid for ever.
 */
export async function expiryOf(
  { expires = '', renewalKey }: Channels,
  { signed, signatures }: SignedFile,
): Promise<string> {
  const latestMs = Date.parse(expires) + maxDays * dayMs
  for (const [date, signature] of signatures)
    if (renewalKey && date > expires && Date.parse(date) <= latestMs) {
      const text = signed + date
      const isValid = await verifySignature(text, signature, renewalKey).catch(
        // Somebody without the key has written the signature, so it does not extend anything.
        () => false,
      )
      if (isValid) return date
    }
  return expires
}

/**
 * Rejects channels after their expiry date and the grace period. Without an expiry date, an attacker who controls a
 * cache could serve an old file to new visitors forever. For example, that file could list a vulnerable release, or be
 * older than the edit that disabled the wallet.
 */
function assertNotExpired(expires: string, failure: FileFailure) {
  const nowMs = Date.now()
  const lateMs = nowMs - Date.parse(expires)
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  // Also true if `expires` is not a date, because `lateMs` is then `NaN`.
  if (!(lateMs <= graceMs))
    throw failure(
      'untrusted',
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
