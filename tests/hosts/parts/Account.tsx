import { useConnection, useSwitchChain } from 'wagmi'

/** Hooks of the wagmi that this page shares. */
export function Account() {
  const { status, address, chainId } = useConnection()
  const { mutate: switchChain } = useSwitchChain()
  return (
    <>
      <output>{[status, address, chainId].join(' ')}</output>
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Back to Base
      </button>
    </>
  )
}
