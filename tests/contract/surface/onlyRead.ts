/** Types that a host is given and never has to make, so that a field more harms nobody. */
export const onlyRead: Readonly<Record<string, true>> = {
  AuthStatus: true,
  Balance: true,
  BalanceView: true,
  // Hosts write any part of the sentences, and never all of them.
  ButtonMessages: true,
  ChainView: true,
  ConfigConflict: true,
  ConnectionStatus: true,
  ConnectorView: true,
  CustomButtonFields: true,
  DialogName: true,
  Messages: true,
  Mounted: true,
  NoticeMessages: true,
  ReactParts: true,
  ReportWords: true,
  SendTransaction: true,
  ShellMessages: true,
  TestWallet: true,
  WalletActions: true,
  WalletState: true,
}
