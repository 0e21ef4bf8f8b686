/**
 * What this page uses of Walletdock, typed by the archive that the remote publishes beside its code.
 * `loadWallet` assigns what the kit loaded to it, so the type check tells when the two part ways.
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
