import { useAccount, useSwitchChain } from 'wagmi'

/** Shows what the page's own wagmi hooks say, and switches by one of them. */
export function Account() {
  // Every version of wagmi since 2 has it under this name.
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
