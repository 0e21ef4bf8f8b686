import type { TokenBalance } from '../../src/session/account/TokenBalance'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Tokens of every kind: with a mark and without, of no worth and of too much, of none and of more than fits. */
export const someTokens: readonly TokenBalance[] = [
  {
    name: 'USD Coin',
    symbol: 'USDC',
    value: 2_480_150_000n,
    decimals: 6,
    iconUrl:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%232775ca'/%3E%3Ccircle cx='4' cy='4' r='2' fill='%23fff'/%3E%3C/svg%3E",
    fiat: usd(2480.15),
  },
  { name: 'Dai', symbol: 'DAI', value: 0n, decimals: 18, fiat: usd(0) },
  {
    name: 'A token whose name is longer than any row of the dialog can be',
    symbol: 'WHATEVER-ITS-SYMBOL-SAYS',
    value: 2n ** 256n - 1n,
    decimals: 0,
    fiat: usd(98_765_432_109_876.5),
  },
  { name: 'رمز الميناء', symbol: 'HBR', value: 1n, decimals: 18 },
  {
    name: 'Wrapped Bitcoin',
    symbol: 'WBTC',
    value: 41_000_000n,
    decimals: 8,
    fiat: usd(38_412.9),
  },
  { name: 'Orchard', symbol: 'ORC', value: 12n, decimals: 0 },
]
