import type { Channels } from '../find/Channels'
import { keptChannels } from '../find/keptChannels'
import type { LoadFailure } from '../LoadFailure'
import { checkChannels } from './checkChannels'
import { parseSigned, splitSigned } from './splitSigned'
import { verifySignature } from './verifySignature'

/** What a page requires of its channels. */
export type Trust = {
  /** Raw Ed25519 keys in base64. One of them must have signed the channels. */
  readonly keys?: readonly string[] | undefined
  /** Names under which the newest channels are remembered: the keys or, without keys, the first origin. */
  readonly owners: readonly string[]
}

/** Channels that may be followed. */
export type TrustedChannels = {
  readonly channels: Channels
  /** The key whose signature was verified. */
  readonly signedBy?: string | undefined
}

/** How long pages still follow channels that have expired, in ms: the platform team may be late, and a clock may be fast. */
const graceMs = 7 * 24 * 60 * 60 * 1000

/**
 * Refuses channels that no owner of a key signed, that have expired, or that the owner has replaced since.
 * @param text the file as it was served
 * @param untrusted makes the failure
 * @throws LoadFailure 'untrusted'
 */
export async function demandTrust(
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
  const seen = keptChannels(owners)?.channels.sequence ?? 0
  const { sequence } = trusted.channels
  if (sequence < seen)
    throw untrusted(`is older (${sequence}) than one seen before (${seen})`)
  return trusted
}

/**
 * Returns what a file says within the bytes that an owner of one of the keys signed, and the key.
 * @param check returns the checked value, or the name of a field that is wrong
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
  // The whole file was valid, and the signed part lacks nothing but the signatures.
  if (typeof value === 'string') throw untrusted('could not be verified')
  return { value, signedBy }
}

/** Returns the first key of the page that signed the file. */
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
 * Without an end, whoever controls a cache could serve an old file to new visitors for ever: one that leads to a release
 * with a hole, or from before the wallet was turned off.
 */
function assertNotExpired(
  { expires = '' }: Channels,
  nowMs: number,
  untrusted: (what: string) => LoadFailure,
) {
  const lateMs = nowMs - Date.parse(expires)
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  // Also if it is not a date.
  if (!(lateMs <= graceMs))
    throw untrusted(
      `expired on ${expires.slice(0, 10)}, and the date of this device is ${day(nowMs)}`,
    )
  if (lateMs > 0)
    console.warn(
      `Walletdock: channels.json expired on ${expires.slice(0, 10)}. Pages refuse it from ${day(Date.parse(expires) + graceMs)} on. Sign it again: npm run release -- renew --key FILE`,
    )
}
