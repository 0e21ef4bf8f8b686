import {
  type Config,
  type Connector,
  ConnectorNotConnectedError,
} from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import type { EngineCommand } from '../../session/Command'
import type { EngineContext } from '../EngineContext'
import { failIfUnresponsive, withTimeout } from '../waitForAnswer'
import { addChain } from './addChain'
import { requestChain } from './requestChain'

type Asked = Extract<EngineCommand, { type: 'SWITCH' }>

/** Requests that the wallet switches its chain. Reports the result. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: EngineContext,
  { add, chainId, number }: Asked,
): Promise<void> {
  const connector = connectorOf(config)
  try {
    const answer =
      add && connector
        ? addChain(config, connector, chainId)
        : Promise.resolve()
    const switched = answer.then(() => {
      // A different wallet may be connected by now. Only the wallet that received the request may switch.
      if (!connector || connectorOf(config) !== connector)
        throw new ConnectorNotConnectedError()
      return requestChain(config, connector, chainId)
    })
    const settled = connector
      ? failIfUnresponsive(connector, switched)
      : switched
    await withTimeout(settled, settings.walletTimeoutMs)
    report({ type: 'SETTLED', number })
  } catch (thrown) {
    const failure = classifyFailure(thrown, 'switch')
    report({ type: 'SETTLED', number, failure })
  }
}

function connectorOf({ state }: Config): Connector | undefined {
  return state.connections.get(state.current ?? '')?.connector
}
