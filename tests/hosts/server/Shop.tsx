import {
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from 'walletdock/host'

/** What the server and the browser draw alike. */
export function Shop({
  load,
  config,
}: Pick<WalletdockBoundaryProps, 'load' | 'config'>) {
  return (
    <>
      <header>
        <WalletdockBoundary load={load} config={config}>
          {({ ConnectButton }) => <ConnectButton />}
        </WalletdockBoundary>{' '}
        <a href="/basket">Basket</a>
      </header>
      <p>Apples</p>
    </>
  )
}
