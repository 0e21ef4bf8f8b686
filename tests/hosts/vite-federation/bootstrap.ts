import { Account } from '../parts/Account'
import { startBridge } from '../parts/startBridge'

startBridge(Account)
