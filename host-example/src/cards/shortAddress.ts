/** Shortens an address to its beginning and end, which people compare. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
