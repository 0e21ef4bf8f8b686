import { createRoot } from 'react-dom/client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'

// README's first page of a host. Where the remote is, the page itself says: it is served beside a remote of each kind.
const { remote = '', channel } = document.body.dataset
const load = () => loadWalletdock({ url: remote, channel, timeoutMs: 15_000 })

function Header() {
  return (
    <WalletdockBoundary
      load={load}
      config={{ appName: 'Shop', projectId: 'bench' }}
    >
      {({ ConnectButton }) => <ConnectButton />}
    </WalletdockBoundary>
  )
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<Header />)
