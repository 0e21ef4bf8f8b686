import { useConnection, useSwitchChain, version, WagmiProvider } from 'wagmi'
import { startBridge } from '../parts/startBridge'

/** Hooks of another patch of wagmi 3. */
function Account() {
  const { status, address, chainId } = useConnection()
  const { switchChain } = useSwitchChain()
  return (
    <>
      <output>{[status, address, chainId].join(' ')}</output>
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Back to Base
      </button>
    </>
  )
}

startBridge(Account, { wagmi: { version, WagmiProvider } })
