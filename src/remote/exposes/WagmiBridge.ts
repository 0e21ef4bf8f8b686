export { WagmiBridge } from '../../features/wagmiBridge/WagmiBridge'
