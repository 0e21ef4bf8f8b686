import { attemptOf } from '../dialog/attemptOf'
import { flowRules } from '../dialog/flowRules'
import type { Rules } from '../Rules'
import { leave } from './connectionRules'
import { settleSwitch } from './switchRules'

/** Without an engine, whatever waits for it has failed. */
export const missingRules: Rules<'NO_ENGINE'> = {
  NO_ENGINE: (state, { isHosts }, facts) => {
    if (state.connection.type === 'reconnecting') return leave(state)
    // A wrong configuration is reported to the host; no visitor is sent to check their connection.
    const failure = { class: isHosts ? 'unknown' : 'sdk-missing' } as const
    const attempt = attemptOf(state)
    if (attempt?.type !== 'asking')
      return settleSwitch(state, state.switchingTo, failure)
    const failed = { type: 'FAILED', attempt: attempt.number, failure } as const
    return flowRules.FAILED(state, failed, facts)
  },
}
