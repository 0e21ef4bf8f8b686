import { withGuide } from '../../errors/withGuide'
import type { Session } from '../../wallet/session/createSession'
import type { State } from '../../wallet/session/State'
import { accountsIn, isNamed } from '../../wallet/session/selectors'
import { until } from './until'

/** Waits until another wallet is active. @throws Error if it is not connected or disconnects meanwhile */
export async function setActive(
  session: Session,
  wallet: string,
): Promise<void> {
  const { getState, send } = session
  send({ type: 'ACTIVATE', wallet })
  await until(session, () => {
    const { isActive, isHere } = find(getState(), wallet)
    return isActive || !isHere
  })
  if (find(getState(), wallet).isActive) return
  throw new Error(
    withGuide(
      `No connected wallet is "${wallet}". Pass the address or the connector id of one of \`useWallet().accounts\`.`,
      'a-hook-or-component-is-in-the-wrong-place',
    ),
  )
}

function find(state: State, wallet: string) {
  const at = accountsIn(state).findIndex((each) => isNamed(each, wallet))
  return { isActive: at === 0, isHere: at >= 0 }
}
