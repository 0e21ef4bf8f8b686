import type { Connector } from '@wagmi/core'
import { dropPairings } from './dropPairings'
import { pairingExpiry } from './pairingExpiry'
import { TimeoutError } from './withLimit'

/** The relay gave no code. Named so that it is told as what it is. */
class SocketClosedError extends Error {
  override name = 'SocketClosedError'
}

/** How long before the SDK we let a code expire, in milliseconds. */
const earlyMs = 2000

/** A code that may be scanned, and until when, in milliseconds since 1970. */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

/**
 * Asks a wallet that is reached through a relay: first for the code, then for the answer of who scans it.
 * @param relayLimitMs how long the code may take, in milliseconds
 * @throws an error named `SocketClosedError` without a code, `TimeoutError` when the code has expired
 */
export async function withPairing(
  connector: Connector,
  ask: () => Promise<void>,
  relayLimitMs: number,
  tell: (pairing: Pairing) => void,
): Promise<void> {
  const { emitter } = connector
  let fail: (reason: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    fail = reject
  })
  let timer = setTimeout(
    () => fail(new SocketClosedError('The relay gave no code.')),
    relayLimitMs,
  )
  function hear({ type, data }: { type: string; data?: unknown }) {
    if (type !== 'display_uri' || typeof data !== 'string') return
    // It becomes a link and a code: nothing else may stand there. @see EIP-1328
    if (!data.startsWith('wc:')) return
    clearTimeout(timer)
    const expiresAt = pairingExpiry(data, Date.now()) - earlyMs
    timer = setTimeout(() => {
      fail(new TimeoutError('Nobody answered the code in time.'))
      dropPairings(connector).catch(() => {})
    }, expiresAt - Date.now())
    tell({ uri: data, expiresAt })
  }
  emitter.on('message', hear)
  try {
    await Promise.race([ask(), expired])
  } finally {
    clearTimeout(timer)
    emitter.off('message', hear)
  }
}
