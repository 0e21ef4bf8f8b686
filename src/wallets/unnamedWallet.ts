/** The browser's wallet if nothing says which it is: its id, and the name that hosts read. */
export const unnamedWallet = { id: 'browserWallet', name: 'Browser wallet' }

/** Returns the wallet under a name in the visitor's language, if nothing says which it is. */
export function withLocalName<
  Some extends { readonly id: string; readonly name: string },
>(wallet: Some, localName: string): Some {
  const { id, name } = unnamedWallet
  return wallet.id === id && wallet.name === name
    ? { ...wallet, name: localName }
    : wallet
}
