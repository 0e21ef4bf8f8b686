/**
 * Shortens an address to `0x1234…abcd`. Shows eight digits instead of the usual six, because attackers generate similar
 * addresses by brute force. The full address should be in a title next to it.
 */
export function shortenAddress(address: string): string {
  if (address.length < 12) return address
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
