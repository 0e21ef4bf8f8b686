import { Account } from './Account'
import { Copies } from './Copies'
import { startBridge } from './startBridge'
import { startOwnConfig, wantsOwnConfig } from './startOwnConfig'

if (wantsOwnConfig()) startOwnConfig()
else
  startBridge((modules) => (
    <>
      <Account />
      <Copies {...modules} />
    </>
  ))
