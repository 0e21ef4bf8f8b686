export { WagmiBridge } from '../app/wagmi/WagmiBridge'
