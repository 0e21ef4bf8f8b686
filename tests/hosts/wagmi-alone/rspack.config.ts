import { walletdockShared } from 'walletdock/federation'
import { rspackHost } from '../parts/rspackHost'

const { '@wagmi/core': _, ...shared } = walletdockShared()

export default rspackHost(import.meta.dirname, shared)
