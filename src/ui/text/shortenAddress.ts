/**
 * `0x1234…abcd`: eight digits to compare instead of the usual six, because look-alike addresses are
 * made by trying. The whole address belongs into a title beside it. @see behaviour 3.2
 */
export function shortenAddress(address: string): string {
  if (address.length < 12) return address
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
