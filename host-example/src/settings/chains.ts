import { base, basePreconf, optimism } from 'viem/chains'
import type { WalletdockConfig } from 'walletdock/WalletProvider'
import type { Settings } from './Settings'

/** The build replaces this constant. */
declare const BUILD_NETWORK: 'base' | 'base-preconf'

/** Returns the chains of the page: Base, and OP Mainnet for visitors who have Ether there. */
export function chainsOf({
  moreChains = [],
  network = BUILD_NETWORK,
  testWallet,
}: Settings): NonNullable<WalletdockConfig['chains']> {
  const first = network === 'base-preconf' ? basePreconf : base
  // A fresh local chain does not have the contracts that viem would use for its reads.
  return testWallet
    ? [
        { ...first, contracts: {} },
        { ...optimism, contracts: {} },
        ...moreChains.map((more) => ({ ...first, ...more, contracts: {} })),
      ]
    : [first, optimism]
}
