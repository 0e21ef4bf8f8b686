import { switchChain as ask } from '@wagmi/core'
import { classifyFailure } from '../errors/classifyFailure'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

/** Asks the wallet for another chain; it may ask the visitor. Settles either way. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: Hands,
  chainId: number,
): Promise<void> {
  try {
    await withLimit(ask(config, { chainId }), settings.walletTimeoutMs)
    report({ type: 'SETTLED', chainId })
  } catch (thrown) {
    report({ type: 'SETTLED', chainId, failure: classifyFailure(thrown) })
  }
}
