import { useConnection, useSwitchChain, version, WagmiProvider } from 'wagmi'
import { AccountFacts } from '../parts/AccountFacts'
import { startBridge } from '../parts/startBridge'

/** Hooks of another patch of wagmi 3. */
function Account() {
  const { switchChain } = useSwitchChain()
  return <AccountFacts connection={useConnection()} switchChain={switchChain} />
}

startBridge(Account, { wagmi: { version, WagmiProvider } })
