/** False for `any`, the only type that is everything at once. */
type IsKnown<Type> = 0 extends 1 & Type ? false : true

/**
 * Compiles only while the remote's archive really has its types: where one is missing in a damaged
 * archive, the compiler takes `any` for it and says nothing, as it skips the check of libraries.
 */
export const archiveTypes: readonly [
  IsKnown<typeof import('walletdock/ConnectButton').ConnectButton>,
  IsKnown<ReturnType<typeof import('walletdock/useWallet').useWallet>>,
  IsKnown<typeof import('walletdock/WagmiBridge').WagmiBridge>,
  IsKnown<import('walletdock/WalletProvider').WalletdockConfig>,
  IsKnown<import('walletdock/testWallet').TestWallet>,
] = [true, true, true, true, true]
