export { bridgeForReact as forReact } from '../app/bridgeForReact'
export { wagmiConfig } from '../app/wagmiConfig'
