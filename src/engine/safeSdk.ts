import type { CreateConnectorFn } from '@wagmi/core'
import { safe } from 'wagmi/connectors'

/** How long the page around us may take to say that it is a Safe, in milliseconds; wagmi's own 10 are too few. */
const answerLimitMs = 1000

/** The Safe that this page is shown in. */
export function safeSdk(): CreateConnectorFn {
  return safe({ unstable_getInfoTimeout: answerLimitMs })
}
