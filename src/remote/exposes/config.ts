export { bridgeForReact as forReact } from '../../features/wagmiBridge/bridgeForReact'
export { getWagmiConfig } from '../../features/wagmiBridge/getWagmiConfig'
