import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'

/**
 * Returns the wallet that most visitors would choose: the first of the list that has connected before or is installed.
 * A wallet whose name cannot be verified is never offered.
 */
export function offeredWallet(
  groups: readonly ListedGroup[],
): ListedWallet | undefined {
  return groups
    .flatMap(({ wallets }) => wallets)
    .find(
      ({ installed, ready, recent, unverified }) =>
        ready && !unverified && (installed || recent),
    )
}
