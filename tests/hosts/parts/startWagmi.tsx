import { Account } from './Account'
import { Copies } from './Copies'
import { startBridge } from './startBridge'
import { startMoved, wantsMoved } from './startMoved'
import { startOwnConfig, wantsOwnConfig } from './startOwnConfig'

if (wantsMoved()) startMoved()
else if (wantsOwnConfig()) startOwnConfig()
else
  startBridge((modules) => (
    <>
      <Account />
      <Copies {...modules} />
    </>
  ))
