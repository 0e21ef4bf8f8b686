import { useAccount, useSwitchChain, version, WagmiProvider } from 'wagmi'
import { AccountFacts } from '../parts/AccountFacts'
import { startBridge } from '../parts/startBridge'

/** Hooks of wagmi 2. */
function Account() {
  const { switchChain } = useSwitchChain()
  return <AccountFacts connection={useAccount()} switchChain={switchChain} />
}

startBridge(Account, { wagmi: { version, WagmiProvider } })
