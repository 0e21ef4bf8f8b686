import { useEffect, useState } from 'react'
import type { Pairing } from '../../engine/walletConnect/withPairing'
import { attemptOf } from '../../session/dialog/attemptOf'
import type { Attempt } from '../../session/State'
import type { Dock } from '../Dock'
import { tellEngine } from './tellEngine'

/**
 * A code that is ready before a wallet is chosen, so that the tap itself can open the wallet's app: phones open
 * apps for nothing that comes after it.
 * @param attempt while it asks, a code is its own
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
    const prepare = (tell?: typeof setPairing) =>
      tellEngine(dock, (engine) => {
        if (!tell || !isLeft) engine.prepare(tell)
      })
    prepare(setPairing)
    return () => {
      isLeft = true
      setPairing(undefined)
      // An attempt takes the code over, and keeps it when this view goes.
      if (attemptOf(dock.session.getState())?.type !== 'asking') prepare()
    }
  }, [dock, isIdle])

  return pairing
}
