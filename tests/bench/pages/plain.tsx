import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  useConnect,
  useConnectors,
  WagmiProvider,
} from 'wagmi'
import { base } from 'wagmi/chains'

/** A page that bundles wagmi and has its own plain dialog. */
const config = createConfig({
  chains: [base],
  transports: { [base.id]: http() },
})
const queries = new QueryClient()

function PlainButton() {
  const dialog = useRef<HTMLDialogElement>(null)
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  return (
    <>
      <button
        type="button"
        data-testid="plain-button"
        onClick={() => dialog.current?.showModal()}
      >
        Connect wallet
      </button>
      <dialog ref={dialog} aria-label="Connect a wallet">
        {connectors.map((connector) => (
          <button
            type="button"
            key={connector.uid}
            data-testid="plain-wallet"
            onClick={() => connect({ connector })}
          >
            {connector.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

const place = document.createElement('main')
document.body.append(place)
createRoot(place).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <PlainButton />
    </QueryClientProvider>
  </WagmiProvider>,
)
