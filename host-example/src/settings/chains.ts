import { base, basePreconf, optimism } from 'viem/chains'
import type { WalletdockConfig } from 'walletdock/WalletProvider'
import type { Settings } from './Settings'

/** Written in by the build. */
declare const BUILD_NETWORK: 'base' | 'base-preconf'

/** The orchard takes gifts on Base, and on OP Mainnet for those who hold Ether there. */
export function chainsOf({
  moreChains = [],
  network = BUILD_NETWORK,
  testWallet,
}: Settings): NonNullable<WalletdockConfig['chains']> {
  const first = network === 'base-preconf' ? basePreconf : base
  // A fresh local chain has none of the contracts that viem would ask through.
  return testWallet
    ? [
        { ...first, contracts: {} },
        { ...optimism, contracts: {} },
        ...moreChains.map((more) => ({ ...first, ...more, contracts: {} })),
      ]
    : [first, optimism]
}
