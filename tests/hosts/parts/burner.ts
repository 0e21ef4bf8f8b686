import { createConnector } from 'wagmi'

const address = '0x000000000000000000000000000000000000dEaD'

/** A connector that only the page has. The main entry of some versions of wagmi lacks `mock`. */
export const burner = createConnector<undefined>(() => ({
  id: 'burner',
  name: 'Burner',
  type: 'burner',
  // Capabilities would change the type of the accounts, but this page does not request any.
  connect: async () => ({ accounts: [address as never], chainId: 8453 }),
  disconnect: async () => {},
  getAccounts: async () => [address],
  getChainId: async () => 8453,
  getProvider: async () => undefined,
  isAuthorized: async () => false,
  onAccountsChanged() {},
  onChainChanged() {},
  onDisconnect() {},
}))
