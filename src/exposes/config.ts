export { bridgeForReact as forReact } from '../app/wagmi/bridgeForReact'
export { getWagmiConfig, wagmiConfig } from '../app/wagmi/wagmiConfig'
