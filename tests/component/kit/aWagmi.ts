import { connect, createConfig, http, mock } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { address } from '../engine/startEngine'

/** Creates a page's own wagmi config. No server answers at its nodes. */
export function aWagmi(connectors = [mock({ accounts: [address] })]) {
  const node = http('http://127.0.0.1:9')
  return createConfig({
    chains: [base, mainnet],
    connectors,
    transports: { [base.id]: node, [mainnet.id]: node },
    storage: null,
    multiInjectedProviderDiscovery: false,
  })
}

export async function connectedWagmi() {
  const wagmi = aWagmi()
  const [first] = wagmi.connectors
  if (first) await connect(wagmi, { connector: first })
  return wagmi
}
