import { useConnection, useSwitchChain } from 'wagmi'
import { AccountFacts } from './AccountFacts'

/** Hooks of the wagmi that this page shares. */
export function Account() {
  const { mutate } = useSwitchChain()
  return <AccountFacts connection={useConnection()} switchChain={mutate} />
}
