/**
 * The modules of Walletdock that this page uses, typed by the archive that the remote publishes beside its code.
 * `loadWallet` assigns the modules that the kit loaded to this type, so the compiler reports if the two differ.
 */
export type WalletModules = Pick<
  typeof import('walletdock/WalletProvider'),
  'WalletProvider'
> &
  Pick<typeof import('walletdock/ConnectButton'), 'ConnectButton'> &
  Pick<typeof import('walletdock/useWallet'), 'useWallet'> &
  Pick<
    typeof import('walletdock/useAddRecentTransaction'),
    'useAddRecentTransaction'
  > &
  Pick<typeof import('walletdock/useSendTransaction'), 'useSendTransaction'> &
  Pick<typeof import('walletdock/WagmiBridge'), 'WagmiBridge'>
