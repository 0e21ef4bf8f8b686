import { detectInjected } from './detectInjected'
import type { WalletGroup } from './Wallet'

/** The flags of the listed wallets that the page's injected provider sets. */
export function injectedFlags(
  groups: readonly WalletGroup[],
  ethereum: unknown,
): readonly string[] {
  return groups
    .flatMap(({ wallets }) => wallets)
    .flatMap((wallet) =>
      wallet.injectedFlag && detectInjected(wallet, ethereum)
        ? [wallet.injectedFlag]
        : [],
    )
}
