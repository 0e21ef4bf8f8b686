import { walletdockShared } from 'walletdock/federation'
import { rspackHost } from '../parts/rspackHost'

export default rspackHost(import.meta.dirname, walletdockShared())
