import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  useConnect,
  useConnection,
  useConnectors,
  WagmiProvider,
} from 'wagmi'
import { base } from 'wagmi/chains'

/** The smallest page that bundles wagmi: a plain button, and WalletConnect on demand. */
const config = createConfig({
  chains: [base],
  transports: { [base.id]: http() },
})

function Connect() {
  const { address } = useConnection()
  const [connector] = useConnectors()
  const { mutate: connect } = useConnect()
  const [code, setCode] = useState('')
  if (address)
    return (
      <button type="button" id="account">
        {`${address.slice(0, 6)}…${address.slice(-4)}`}
      </button>
    )
  return (
    <>
      <button
        type="button"
        id="connect"
        disabled={!connector}
        onClick={() => connector && connect({ connector })}
      >
        Connect wallet
      </button>
      <button
        type="button"
        id="phone"
        onClick={async () => {
          const { showCode } = await import('./rawCode')
          showCode(config, setCode)
        }}
      >
        WalletConnect
      </button>
      {code && <img id="code" alt="Code to scan" width={260} src={code} />}
    </>
  )
}

const place = document.querySelector('#root')
if (place)
  createRoot(place).render(
    <WagmiProvider config={config} reconnectOnMount>
      <QueryClientProvider client={new QueryClient()}>
        <Connect />
      </QueryClientProvider>
    </WagmiProvider>,
  )
