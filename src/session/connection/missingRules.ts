import { settleSwitch } from '../account/switchRules'
import { attemptOf } from '../dialog/attemptOf.initial'
import { flowRules } from '../dialog/flowRules'
import type { Rules } from '../Rules'
import { leave } from './connectionRules.initial'

/** If the engine fails to load, pending attempts and switches fail. */
export const missingRules: Rules<'NO_ENGINE'> = {
  NO_ENGINE: (state, { isHosts }, facts) => {
    if (state.connection.type === 'reconnecting') return leave(state)
    // The host gets a report of its wrong configuration. The visitor cannot fix it by checking the connection.
    const failure = { class: isHosts ? 'unknown' : 'sdk-missing' } as const
    const attempt = attemptOf(state)
    if (attempt?.type !== 'asking')
      return settleSwitch(state, state.switchingTo, failure)
    const failed = { type: 'FAILED', attempt: attempt.number, failure } as const
    return flowRules.FAILED(state, failed, facts)
  },
}
