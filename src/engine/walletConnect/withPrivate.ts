/**
 * A part of WalletConnect's client (2.21.8) with the members that its classes mark as private: they are there at run
 * time, and what we mend is in them. `tests/contract/source/walletConnectClient` lists them all.
 */
export function withPrivate<Part extends object>(part: object): Part {
  return part as Part
}
