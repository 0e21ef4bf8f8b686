/**
 * Returns a part of WalletConnect's client (2.21.8) with members that are private in its types only. Our patches need
 * them. `tests/contract/source/walletConnectClient` lists them all.
 */
export function withPrivate<Part extends object>(part: object): Part {
  return part as Part
}
