export { WagmiBridge } from '../app/WagmiBridge'
