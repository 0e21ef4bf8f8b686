/** What a module is for, in words that the contract's schema explains. */
export type Capability =
  | 'shows'
  | 'reads'
  | 'acts'
  | 'sends'
  | 'records'
  | 'configures'
  | 'wagmi'
  | 'reports'
  | 'tests'
  | 'isolated'

/** What each exposed module is for. */
export const capabilities: Readonly<Record<string, readonly Capability[]>> = {
  './ConnectButton': ['shows'],
  './WalletProvider': ['configures'],
  './useWallet': ['reads', 'acts'],
  './useAddRecentTransaction': ['records'],
  './useSendTransaction': ['sends'],
  './WagmiBridge': ['wagmi'],
  './config': ['wagmi', 'isolated'],
  './mount': ['shows', 'reads', 'acts', 'isolated'],
  './testWallet': ['tests', 'isolated'],
  './events': ['reports', 'isolated'],
}
