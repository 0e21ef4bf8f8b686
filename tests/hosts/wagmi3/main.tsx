import {
  createConfig,
  http,
  mock,
  useConnection,
  useSwitchChain,
  version,
  WagmiProvider,
} from 'wagmi'
import { base, optimism } from 'wagmi/chains'
import { AccountFacts } from '../parts/AccountFacts'
import { startBridge } from '../parts/startBridge'
import { startOwnConfig } from '../parts/startOwnConfig'

/** Hooks of another patch of wagmi 3. */
function Account() {
  const { switchChain } = useSwitchChain()
  return <AccountFacts connection={useConnection()} switchChain={switchChain} />
}

const burner = '0x000000000000000000000000000000000000dEaD'

if (location.search === '?own')
  startOwnConfig({
    Account,
    Provider: WagmiProvider,
    create: (nodes) =>
      createConfig({
        chains: [base, optimism],
        connectors: [mock({ accounts: [burner] })],
        transports: { 8453: http(nodes[8453]), 10: http(nodes[10]) },
      }),
  })
else startBridge(Account, { wagmi: { version, WagmiProvider } })
