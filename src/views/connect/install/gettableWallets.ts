import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { Layout } from '../../../wallet/session/Facts'

/** Maximum number of wallets on the GET step. @see specification, section 9 */
const maxCounts = { wide: 5, compact: 5, mobile: 3 } as const satisfies Record<
  Layout,
  number
>

/** Returns the wallets that are not installed and can be installed on this device, in the list's order. */
export function gettableWallets(
  groups: readonly ListedGroup[],
  layout: Layout,
): readonly ListedWallet[] {
  return groups
    .flatMap(({ wallets }) => wallets)
    .filter(({ installed, links }) => {
      return !installed && Object.values(links).some(Boolean)
    })
    .slice(0, maxCounts[layout])
}
