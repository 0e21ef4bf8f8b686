import { version, WagmiProvider } from 'wagmi'
import { Account } from '../parts/Account'
import { startBridge } from '../parts/startBridge'
import { startMoved, wantsMoved } from '../parts/startMoved'
import { startOwnConfig, wantsOwnConfig } from '../parts/startOwnConfig'

if (wantsMoved()) startMoved()
else if (wantsOwnConfig()) startOwnConfig()
else startBridge(Account, { wagmi: { version, WagmiProvider } })
