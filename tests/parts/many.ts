import type { ChainView } from '../../src/chains/Chain'
import type { RecentTransaction } from '../../src/transactions/RecentTransaction'

const kinds = ['Harbour', 'Lantern', 'Orchard', 'Ärmel', 'Meadow', 'Quarry']

/** A mark of its own for each, as extensions have. */
function icon(number: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="hsl(${(number * 47) % 360} 45% 45%)"/><circle cx="16" cy="16" r="${5 + (number % 8)}" fill="#fff"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Wallets as they announce themselves. @see EIP-6963 */
export function manyWallets(count: number) {
  return numbers(count).map((number) => ({
    rdns: `test.many.wallet${number}`,
    name: `${kinds[number % kinds.length]} Wallet ${number}`,
    icon: icon(number),
    provider: { request: () => new Promise(() => {}) },
  }))
}

/** Networks, none of which is one of the sample host's. */
export function manyChains(count: number): readonly ChainView[] {
  return numbers(count).map((number) => ({
    id: 700_000 + number,
    name: `${kinds[number % kinds.length]} Network ${number}`,
    unsupported: false,
  }))
}

/** Transactions as storage holds them, the newest first. */
export function manyTransactions(count: number): readonly RecentTransaction[] {
  return numbers(count).map((number) => ({
    hash: `0x${number.toString(16).padStart(64, '0')}`,
    description: `${kinds[number % kinds.length]} gift ${number}`,
    status: number % 9 === 4 ? 'failed' : 'confirmed',
  }))
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
