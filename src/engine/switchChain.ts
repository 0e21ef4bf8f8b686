import { switchChain as ask } from '@wagmi/core'
import { classifyFailure } from '../errors/classifyFailure'
import type { EngineCommand } from '../session/Command'
import { addChain } from './addChain'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

type Asked = Extract<EngineCommand, { type: 'SWITCH' }>

/** Asks the wallet for another chain; it may ask the visitor. Settles either way. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: Hands,
  { add, chainId, number }: Asked,
): Promise<void> {
  try {
    const answer = add ? addChain(config, chainId) : Promise.resolve()
    const switched = answer.then(() => ask(config, { chainId }))
    await withLimit(switched, settings.walletTimeoutMs)
    report({ type: 'SETTLED', number })
  } catch (thrown) {
    report({ type: 'SETTLED', number, failure: classifyFailure(thrown) })
  }
}
