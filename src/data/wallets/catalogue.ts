import { coinbase } from './coinbase'
import { metaMask } from './metaMask'
import { rainbow } from './rainbow'
import { safe } from './safe'
import type { Wallet, WalletGroup } from './Wallet'
import {
  type DefaultWalletName,
  defaultGroup,
  type WalletChoices,
  walletNames,
} from './WalletChoice'
import { walletConnect } from './walletConnect'

const byName: Readonly<Record<string, Wallet>> = {
  safe,
  rainbow,
  coinbase,
  metaMask,
  walletConnect,
} satisfies Record<DefaultWalletName, Wallet>

/** The default list. @see specification, section 3 */
export const catalogue: readonly WalletGroup[] = offeredWallets([
  { groupName: defaultGroup, wallets: walletNames },
])

/** Replaces the names of default wallets in a host's groups. Returns the default list if the host has none. */
export function offeredWallets(
  groups: readonly WalletChoices[] | undefined,
): readonly WalletGroup[] {
  if (!groups) return catalogue
  return groups.map(({ groupName, wallets }) => ({
    groupName,
    wallets: wallets.flatMap((it) =>
      typeof it === 'string' ? (byName[it] ?? []) : it,
    ),
  }))
}
