import * as query from '@tanstack/react-query'
import * as core from '@wagmi/core'
import { createRoot } from 'react-dom/client'
import * as wagmi from 'wagmi'
import { loadWalletdock, WalletdockBoundary } from 'walletdock/host'

/** A page that shares its own wagmi with Walletdock. */
const { remote = '' } = document.body.dataset
const load = () =>
  loadWalletdock({
    url: remote,
    modules: ['./WagmiBridge'],
    shared: {
      wagmi: { version: wagmi.version, lib: wagmi },
      '@wagmi/core': { version: core.version, lib: core },
      '@tanstack/react-query': { version: __QUERY_VERSION__, lib: query },
    },
    timeoutMs: 15_000,
  })

function Account() {
  return <output>{wagmi.useConnection().address}</output>
}

const client = new query.QueryClient()
const place = document.querySelector('#root')
if (place)
  createRoot(place).render(
    <query.QueryClientProvider client={client}>
      <WalletdockBoundary
        load={load}
        config={{ appName: 'Shop', projectId: 'bench' }}
      >
        {({ ConnectButton, WagmiBridge }) => (
          <WagmiBridge>
            <ConnectButton />
            <Account />
          </WagmiBridge>
        )}
      </WalletdockBoundary>
    </query.QueryClientProvider>,
  )

/** Set by the build, because the package does not export its version. */
declare const __QUERY_VERSION__: string
