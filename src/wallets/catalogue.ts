import { coinbase } from './coinbase'
import { metaMask } from './metaMask'
import { rainbow } from './rainbow'
import { safe } from './safe'
import type { Wallet, WalletGroup } from './Wallet'
import {
  defaultGroup,
  type WalletChoices,
  type WalletName,
  walletNames,
} from './WalletChoice'
import { walletConnect } from './walletConnect'

const byName: Readonly<Record<WalletName, Wallet>> = {
  safe,
  rainbow,
  coinbase,
  metaMask,
  walletConnect,
}

/** What is offered when a host gives no list. @see specification, section 3 */
export const catalogue: readonly WalletGroup[] = offeredWallets([
  { groupName: defaultGroup, wallets: walletNames },
])

/** A host's groups with the wallets that it names; the default list where it gives none. */
export function offeredWallets(
  groups: readonly WalletChoices[] | undefined,
): readonly WalletGroup[] {
  if (!groups) return catalogue
  return groups.map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.map((it) => (typeof it === 'string' ? byName[it] : it)),
  }))
}
