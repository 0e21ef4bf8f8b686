import { thresholdOf } from '../channels/thresholdOf'
import { LoadFailure } from '../LoadFailure'
import type { TrustOptions } from '../LoadOptions'

/**
 * Rejects a missing URL, and security options that have no effect because they contradict each other, are empty or are
 * malformed. A common cause is an environment variable that was missing when the page was built.
 * @throws LoadFailure 'invalid-options'
 */
export function checkOptions(
  options: TrustOptions & { readonly url: string },
): void {
  const mistake = mistakeIn(options)
  if (mistake) throw new LoadFailure('invalid-options', mistake)
  if (/jsdom|HappyDOM/.test(globalThis.navigator?.userAgent))
    throw new LoadFailure(
      'failed-to-start',
      'No remote runs in jsdom or happy-dom. Call `installTestRemote()` of walletdock/testing before the page renders.',
    )
}

/** Returns the first mistake in the options as a sentence, or `undefined` if there is none. */
function mistakeIn(
  // TypeScript does not check plain JavaScript, attributes and environment variables, so the values may have any type.
  options: Readonly<
    Partial<Record<'url' | 'channel' | 'publicKey' | 'integrity', unknown>>
  >,
): string | undefined {
  const { url, channel, publicKey, integrity } = options
  if (!url)
    return '`url` is empty. Set it to the URL of the remote. Is an environment variable missing?'
  if (channel === '')
    return '`channel` is empty. Leave it out to load the one release at `url`.'
  if ('publicKey' in options) {
    const { keys = [], atLeast = 0 } = thresholdOf(publicKey) ?? {}
    if (keys.length === 0 || !keys.every(isRawKey))
      return `\`publicKey\` is not a raw Ed25519 key in base64 (32 bytes, 44 characters): ${keys}. The release command prints the key. Is an environment variable missing?`
    const { length } = keys
    if (!(Number.isInteger(atLeast) && atLeast > 0 && atLeast <= length))
      return `\`atLeast\` of \`publicKey\` is not a whole number from 1 to ${length}, the number of different keys: ${atLeast}.`
    if (!channel)
      return '`publicKey` needs `channel`, because only channels are signed. For one release use `integrity`.'
  }
  if ('integrity' in options) {
    if (channel)
      return '`integrity` has no effect with `channel`, because the channels have the hash of each release. Leave it out, or use `publicKey`.'
    if (!areHashes(integrity))
      return `\`integrity\` is not a hash such as sha384-… : ${integrity}. Is an environment variable missing?`
  }
  return
}

/** Returns whether a value is 32 bytes in base64. */
function isRawKey(key: unknown): boolean {
  // The last letter has two unused bits. If they may be set, one key has four texts and counts as four keys.
  return (
    typeof key === 'string' && /^[A-Za-z\d+/]{42}[AEIMQUYcgkosw048]=$/.test(key)
  )
}

/**
 * Hash with the right length for its algorithm. Browsers ignore hashes of any other length. @see W3C Subresource
 * Integrity
 */
const hash =
  /^(sha256-[A-Za-z\d+/]{43}=|sha384-[A-Za-z\d+/]{64}|sha512-[A-Za-z\d+/]{86}==)$/

/** Returns whether a value is a valid `integrity`, which may contain several hashes. */
function areHashes(integrity: unknown): boolean {
  return (
    typeof integrity === 'string' &&
    integrity.split(' ').every((it) => hash.test(it))
  )
}
