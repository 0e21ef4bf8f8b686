import { createRoot } from 'react-dom/client'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'

// A page with as many of each thing as its URL says, such as `?buttons=50&tokens=2000`.
const asked = new URLSearchParams(location.search)
const times = <T,>(name: string, make: (at: number) => T) =>
  Array.from({ length: Number(asked.get(name) ?? 1) }, (_, at) => make(at))

const { remote = '' } = document.body.dataset
const load = () => loadWalletdock({ url: remote, timeoutMs: 15_000 })
const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const [chain, ...others] = times('chains', (at) => ({
  id: at === 0 ? 8453 : 900_000 + at,
  name: at === 0 ? 'Base' : `Chain ${at}`,
  nativeCurrency: ether,
  rpcUrls: { default: { http: [`https://chain${at}.bench.test`] } },
}))
const tokens = times('tokens', (at) => ({
  name: `Token ${at}`,
  symbol: `TK${at}`,
  value: 10n ** 18n,
  decimals: 18,
}))

function Page() {
  return (
    <WalletdockBoundary
      load={load}
      config={{
        appName: 'Shop',
        projectId: 'bench',
        chains: chain && [chain, ...others],
        showRecentTransactions: true,
        tokens: () => tokens,
      }}
    >
      {({ ConnectButton }) =>
        times('buttons', (at) => <ConnectButton key={at} />)
      }
    </WalletdockBoundary>
  )
}

const place = document.querySelector('#root')
if (place) createRoot(place).render(<Page />)
