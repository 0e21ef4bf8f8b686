import { ConnectButton as own } from '../exposes/ConnectButton'
import { forThisPage } from './forThisPage'

export * from '../exposes/ConnectButton'
export const ConnectButton = forThisPage('ConnectButton', own)
