import { useConnection, useSwitchChain } from 'wagmi'
import { AccountFacts } from './AccountFacts'

/** Hooks of the wagmi that this page shares. */
export function Account() {
  // By the name that every wagmi 3 has.
  const { switchChain } = useSwitchChain()
  return <AccountFacts connection={useConnection()} switchChain={switchChain} />
}
