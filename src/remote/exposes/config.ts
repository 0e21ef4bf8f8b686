export { bridgeForReact as forReact, getWagmiConfig } from '../page/wagmi'
