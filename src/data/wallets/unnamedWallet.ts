/** Id and name of the browser's wallet if it cannot be identified. Hosts read this name. */
export const unnamedWallet = { id: 'browserWallet', name: 'Browser wallet' }

/** Replaces the name of an unidentified wallet with one in the visitor's language. */
export function withLocalName<
  Some extends { readonly id: string; readonly name: string },
>(wallet: Some, localName: string): Some {
  const { id, name } = unnamedWallet
  return wallet.id === id && wallet.name === name
    ? { ...wallet, name: localName }
    : wallet
}
