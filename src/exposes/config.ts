export { wagmiConfig } from '../app/wagmiConfig'
