import type { Step } from './Step'
import { accountSteps } from './steps/accountSteps'
import { batchSteps } from './steps/batchSteps'
import { connectSteps } from './steps/connectSteps'
import { endSteps } from './steps/endSteps'
import { networkSteps } from './steps/networkSteps'
import { signingSteps } from './steps/signingSteps'

/** The whole walk, in order: MetaMask knows OP Mainnet after the network steps, and the last steps reload it. */
export const walk: readonly Step[] = [
  ...connectSteps,
  ...accountSteps,
  ...networkSteps,
  ...signingSteps,
  ...batchSteps,
  ...endSteps,
]
