export { bridgeForReact as forReact } from '../app/bridgeForReact'
export { getWagmiConfig, wagmiConfig } from '../app/wagmiConfig'
