import type { Connector } from '@wagmi/core'
import { TimeoutError, withLimit } from './withLimit'

/** How long an extension that is there takes at most to say which network it is on, in milliseconds. */
const pulseLimitMs = 10_000

/**
 * Waits for a wallet that asks its owner, as long as it is there at all. An extension that was removed or updated while
 * the page was open answers nothing any more, and the page would wait for an owner who sees no question.
 * @throws an error named `TimeoutError` when there is no sign of life
 */
export function withPulse<T>(
  connector: Connector,
  answer: Promise<T>,
): Promise<T> {
  const pulse = withLimit(connector.getChainId(), pulseLimitMs)
  const silence = pulse.then(
    () => answer,
    (reason) => {
      if (reason instanceof TimeoutError) throw reason
      return answer
    },
  )
  return Promise.race([answer, silence])
}
