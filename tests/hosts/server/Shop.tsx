import {
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from 'walletdock/host'

/** The part of the page that both the server and the browser render. */
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
