import { detectInjected } from './detectInjected'
import type { WalletGroup } from './Wallet'

/**
 * Returns the flags of listed wallets that the page's injected provider sets.
 * @param announced @see detectInjected
 */
export function injectedFlags(
  groups: readonly WalletGroup[],
  ethereum: unknown,
  announced: readonly unknown[] = [],
): readonly string[] {
  return groups
    .flatMap(({ wallets }) => wallets)
    .flatMap((wallet) =>
      wallet.injectedFlag && detectInjected(wallet, ethereum, announced)
        ? [wallet.injectedFlag]
        : [],
    )
}
