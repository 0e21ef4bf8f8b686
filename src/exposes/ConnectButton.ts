export { ConnectButton, type ConnectButtonProps } from '../app/ConnectButton'
