import { base, basePreconf, optimism } from 'viem/chains'
import type { WalletdockConfig } from 'walletdock/WalletProvider'
import type { Settings } from './Settings'

/** The orchard takes gifts on Base, and on OP Mainnet for those who hold Ether there. */
export function chainsOf(
  network: Settings['network'],
): NonNullable<WalletdockConfig['chains']> {
  return [network === 'base-preconf' ? basePreconf : base, optimism]
}
