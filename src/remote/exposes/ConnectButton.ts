export {
  ConnectButton,
  type ConnectButtonProps,
} from '../../app/react/ConnectButton'
