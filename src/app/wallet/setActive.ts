import { withGuide } from '../../errors/withGuide'
import { isNamed } from '../../wallet/session/connection/isNamed'
import type { Session } from '../../wallet/session/createSession'
import type { State } from '../../wallet/session/State'

/**
 * Makes another wallet the active one, and waits until it is active.
 * @throws Error if the wallet is not connected or disconnects meanwhile
 */
export function setActive(session: Session, wallet: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const update = () => {
      const { isActive, isHere } = find(session.getState(), wallet)
      if (isHere && !isActive) return
      stop()
      if (isActive) resolve()
      else
        reject(
          new Error(
            withGuide(
              `No connected wallet is "${wallet}". Pass the address or the connector id of one of \`useWallet().accounts\`.`,
              'a-hook-or-component-is-in-the-wrong-place',
            ),
          ),
        )
    }
    const stop = session.subscribe(update)
    session.send({ type: 'ACTIVATE', wallet })
    update()
  })
}

function find({ connection, others = [] }: State, wallet: string) {
  if (connection.type !== 'connected') return {}
  const isActive = isNamed(connection.account, wallet)
  const isHere = isActive || others.some((each) => isNamed(each, wallet))
  return { isActive, isHere }
}
