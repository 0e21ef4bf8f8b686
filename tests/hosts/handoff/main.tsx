import { version, WagmiProvider } from 'wagmi'
import { Account } from '../parts/Account'
import { startBridge } from '../parts/startBridge'
import { startOwnConfig, wantsOwnConfig } from '../parts/startOwnConfig'

if (wantsOwnConfig()) startOwnConfig()
else startBridge(Account, { wagmi: { version, WagmiProvider } })
