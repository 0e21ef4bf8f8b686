import { Account } from './Account'
import { Copies } from './Copies'
import { startBridge } from './startBridge'

startBridge((modules) => (
  <>
    <Account />
    <Copies {...modules} />
  </>
))
