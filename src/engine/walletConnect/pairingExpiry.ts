/** Lifetime of a code without an expiry time, in milliseconds. */
const usualMs = 5 * 60_000

/**
 * Returns when a pairing URI expires, in milliseconds since 1970.
 * @param now in milliseconds since 1970
 * @see ERC-1328
 */
export function pairingExpiry(uri: string, now: number): number {
  const query = new URLSearchParams(uri.split('?')[1])
  const seconds = Number(query.get('expiryTimestamp'))
  return seconds > 0 ? seconds * 1000 : now + usualMs
}
