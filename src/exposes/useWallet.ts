export { useWallet, type Wallet } from '../app/useWallet'
