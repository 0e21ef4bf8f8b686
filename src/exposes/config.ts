export { bridgeForReact as forReact } from '../features/wagmiBridge/bridgeForReact'
export {
  getWagmiConfig,
  wagmiConfig,
} from '../features/wagmiBridge/wagmiConfig'
