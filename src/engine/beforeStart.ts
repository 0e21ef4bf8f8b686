import type { Chain } from '../chains/Chain'
import { haveChecksums } from '../chains/checkChains'
import { withLimit } from './withLimit'

/**
 * Checks what must be right before an engine asks any wallet or node. The hash that it takes is fetched only where
 * addresses have capital letters.
 * @throws ChainConfigurationError when a configured address has a wrong checksum
 */
export async function checkAddresses(chains: readonly Chain[]): Promise<void> {
  if (!haveChecksums(chains)) return
  const { checkChecksums } = await import('../chains/checkChecksums')
  checkChecksums(chains)
}

/** How long an engine waits for what is being drawn, in milliseconds: a tab in the background paints nothing. */
const drawLimitMs = 500

/** Lets what is being drawn come first: an engine that starts holds up the frame. Never rejects. */
export async function untilDrawn(drawn?: Promise<void>): Promise<void> {
  // What cannot be drawn is told where it is drawn.
  if (drawn) await withLimit(drawn, drawLimitMs).catch(() => {})
}
