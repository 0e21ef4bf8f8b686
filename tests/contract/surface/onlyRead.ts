/** Types that a host is given and never has to make, so that a field more harms nobody. */
export const onlyRead: Readonly<Record<string, true>> = {
  AuthStatus: true,
  Balance: true,
  BalanceView: true,
  ChainView: true,
  ConfigConflict: true,
  ConnectionStatus: true,
  ConnectorView: true,
  CustomButtonFields: true,
  DialogName: true,
  Mounted: true,
  ReactParts: true,
  SendTransaction: true,
  TestWallet: true,
  WalletActions: true,
  WalletState: true,
}
