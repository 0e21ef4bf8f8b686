import { useEffect, useState } from 'react'
import type { Pairing } from '../../wallet/engine/walletConnect/connectByCode'
import type { Attempt } from '../../wallet/session/State'
import { attemptOf } from '../../wallet/session/selectors'
import type { Dock } from '../Dock'
import { prepareEngine } from './prepareEngine'

/**
 * Returns a pairing code that is ready before the visitor chooses a wallet, because phones open a wallet's app only
 * during the tap itself.
 * @param attempt the current attempt, which has its own code while it is pending
 */
export function usePreparedCode(
  dock: Dock,
  isWanted: boolean,
  attempt: Attempt | undefined,
): Pairing | undefined {
  const [pairing, setPairing] = useState<Pairing>()
  const isIdle = isWanted && attempt?.type !== 'asking'

  useEffect(() => {
    if (!isIdle) return
    let isLeft = false
    const prepare = (report?: typeof setPairing) =>
      prepareEngine(dock, (engine) => {
        if (!report || !isLeft) engine.prepare(report)
      })
    prepare(setPairing)
    return () => {
      isLeft = true
      setPairing(undefined)
      // A pending attempt has taken over the code, which must stay valid when this view unmounts.
      if (attemptOf(dock.session.getState())?.type !== 'asking') prepare()
    }
  }, [dock, isIdle])

  return pairing
}
