import { Suspense } from 'react'
import { LogCard } from '../cards/LogCard'
import { WalletCard } from '../cards/WalletCard'
import { LogProvider } from '../log/LogContext'
import { Apple } from '../page/Apple'
import { Footer } from '../page/Footer'
import { WalletButton, WalletCards } from './loadWallet'
import { NoRemote } from './NoRemote'
import { RemoteCard } from './RemoteCard'
import { useRemoteState } from './useRemoteState'
import { WalletGuard } from './WalletGuard'

/** A page that imports Walletdock like any other federation remote. Only the parts that need the wallet wait for it. */
export function FederatedPage() {
  const remote = useRemoteState()
  const empty = <WalletCard wallet={undefined} />
  return (
    <LogProvider>
      <div className="app">
        <header className="header">
          <a className="brand" href="/">
            <Apple kind="red" />
            <span>Windfall</span>
          </a>
          <div className="header-wallet">
            <WalletGuard fallback={null}>
              <Suspense>
                <WalletButton />
              </Suspense>
            </WalletGuard>
          </div>
        </header>
        <main>
          <div className="federated-head">
            <h1>The same wallet, as a federation remote</h1>
            <p>
              This page has no host kit. It names Walletdock under{' '}
              <code>remotes</code> of the official Module Federation plugin,
              imports <code>walletdock/ConnectButton</code> and{' '}
              <code>walletdock/useWallet</code>, and renders them with its own
              React.
            </p>
            <p>
              <a href="/docs/remotes#kit-or-remotes">Kit or remotes?</a> The
              guide compares the two.
            </p>
          </div>
          {remote.failure && <NoRemote failure={remote.failure} />}
          <div className="cards cards-long">
            <div className="column">
              {remote.failure ? (
                empty
              ) : (
                <WalletGuard fallback={empty}>
                  <Suspense fallback={empty}>
                    <WalletCards />
                  </Suspense>
                </WalletGuard>
              )}
            </div>
            <div className="column">
              <RemoteCard remote={remote} />
              <LogCard />
            </div>
          </div>
        </main>
        <Footer />
      </div>
    </LogProvider>
  )
}
