import { switchChain as ask } from '@wagmi/core'
import { classifyFailure } from '../errors/classifyFailure'
import type { Command } from '../session/Command'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

type Asked = Extract<Command, { type: 'SWITCH' }>

/** Asks the wallet for another chain; it may ask the visitor. Settles either way. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: Hands,
  { chainId, number }: Asked,
): Promise<void> {
  try {
    await withLimit(ask(config, { chainId }), settings.walletTimeoutMs)
    report({ type: 'SETTLED', number })
  } catch (thrown) {
    report({ type: 'SETTLED', number, failure: classifyFailure(thrown) })
  }
}
