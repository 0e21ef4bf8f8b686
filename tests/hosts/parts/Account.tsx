import { useAccount, useSwitchChain } from 'wagmi'

/** Shows the values of the page's own wagmi hooks, and switches the network with one of them. */
export function Account() {
  // Every version of wagmi since 2 exports the hook under this name.
  const { status, address, chainId } = useAccount()
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
