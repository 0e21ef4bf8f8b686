import { useEffect, useState } from 'react'
import type { Engine } from '../../wallet/engine/Engine'
import type { Pairing } from '../../wallet/engine/walletConnect/connectByCode'
import type { Attempt } from '../../wallet/session/State'
import { attemptOf } from '../../wallet/session/selectors'
import type { Dock } from '../Dock'

/** Identifies the view that receives the codes. */
let latest: unknown

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
    latest = setPairing
    prepareEngine(dock, (engine) => {
      if (latest === setPairing) engine.prepare(setPairing)
    })
    return () => {
      setPairing(undefined)
      // The next dialog may have opened while this one faded out, and it uses the code now.
      if (latest !== setPairing) return
      latest = undefined
      // A pending attempt has taken over the code, which must stay valid when this view unmounts.
      if (attemptOf(dock.session.getState())?.type !== 'asking')
        prepareEngine(dock, (engine) => latest ?? engine.prepare(undefined))
    }
  }, [dock, isIdle])

  return pairing
}

/** Calls the engine once it has loaded. If that fails, choosing a wallet loads it again and reports the error. */
export function prepareEngine(dock: Dock, prepare: (engine: Engine) => void) {
  dock.loadEngine().then(prepare, () => {})
}
