import { createRoot } from 'react-dom/client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'

// The first page in the README. Its HTML contains the remote's URL, because it is served with each kind of remote.
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
