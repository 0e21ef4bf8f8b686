import {
  type Config,
  type Connector,
  ConnectorNotConnectedError,
} from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import {
  ChainNotAddedError,
  UnsupportedChainError,
} from '../../../errors/engineErrors'
import type { Failure } from '../../../errors/Failure'
import type { EngineCommand } from '../../session/Command'
import type { SwitchRemedy } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { withTimeout } from '../withTimeout'
import { addChain, chainOf } from './addChain'

type SwitchCommand = Extract<EngineCommand, { type: 'SWITCH' }>

/** Requests the wallet to switch its chain, and with `add` to add the chain first. Reports the result. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: EngineContext,
  { add, chainId, number }: SwitchCommand,
): Promise<void> {
  const connector = connectorOf(config)
  const request = async () => {
    if (add && connector) await addChain(config, connector, chainId)
    // A different wallet may have connected since the request. Only the wallet that received the request may switch.
    if (!connector || connectorOf(config) !== connector)
      throw new ConnectorNotConnectedError()
    await requestChain(config, connector, chainId, add)
  }
  try {
    const answer = request()
    const settled = connector
      ? kindOf(connector).failIfUnresponsive(connector, answer)
      : answer
    await withTimeout(settled, settings.walletTimeoutMs)
    report({ type: 'SWITCH_ENDED', number })
  } catch (thrown) {
    const failure = classifyFailure(thrown, 'switch')
    const hasAdded = add || thrown instanceof ChainNotAddedError
    const remedy = remedyAfter(failure, connector, hasAdded)
    report({ type: 'SWITCH_ENDED', number, failure, ...(remedy && { remedy }) })
  }
}

/** Returns what may help if the wallet cannot add the chain either. @see SwitchRemedy */
function remedyAfter(
  failure: Failure,
  connector: Connector | undefined,
  hasAdded: boolean,
): SwitchRemedy | undefined {
  // A wallet that does not know the chain has been asked to add it.
  const isUnknown = failure.class === 'chain-unknown'
  if (!isUnknown && failure.class !== 'chain-unsupported') return undefined
  const remedy = connector && kindOf(connector).switchRemedy
  return remedy ?? (isUnknown || hasAdded ? 'none' : undefined)
}

function connectorOf({ state }: Config): Connector | undefined {
  return state.connections.get(state.current ?? '')?.connector
}

/**
 * Requests a connected wallet to switch its chain, which may prompt the visitor. If an extension does not know the
 * chain, it is requested to add the chain first.
 * @param isAdded whether the wallet has just added the chain
 * @throws the wallet's error, or UnsupportedChainError if the wallet accepts but does not switch
 * @see EIP-3326
 */
export async function requestChain(
  config: Config,
  connector: Connector,
  chainId: number,
  isAdded = false,
): Promise<void> {
  const stop = watchChain(connector, chainId)
  try {
    await kindOf(connector).switchChain(config, connector, chainId, isAdded)
    await assertOnChain(connector, chainId)
  } finally {
    stop()
  }
}

/** How long a wallet's chain may lag behind its answer, in milliseconds. Phones report the answer first. */
const graceMs = 3000
/** In milliseconds. */
const intervalMs = 250

/**
 * Waits until a wallet that has accepted a switch is on that chain. wagmi's connectors for WalletConnect and Coinbase
 * do not check this, and report a switch even if the wallet has only added the chain.
 * @throws UnsupportedChainError if the wallet is on a different chain
 */
async function assertOnChain(connector: Connector, chainId: number) {
  const endMs = Date.now() + graceMs
  const isOn = async () => {
    // The wallet has accepted the switch, even if it does not report its chain.
    const now = await chainOf(connector)
    // Emit the event, in case the wallet does not emit one.
    if (now === chainId) connector.emitter.emit('change', { chainId })
    return now === chainId || now === undefined
  }
  while (!(await isOn())) {
    if (Date.now() >= endMs)
      throw new UnsupportedChainError(`The wallet is not on chain ${chainId}.`)
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}

/** In milliseconds. */
const watchIntervalMs = 1000

/**
 * Queries the wallet's chain until it is the expected one, and then emits the wallet's event. wagmi waits for that
 * event after the wallet has accepted a switch, but some wallets switch late and do not emit it.
 * @returns Function that stops the queries.
 */
function watchChain(connector: Connector, chainId: number): () => void {
  let isOver = false
  const timer = setInterval(async () => {
    try {
      if ((await connector.getChainId()) !== chainId || isOver) return
      connector.emitter.emit('change', { chainId })
      clearInterval(timer)
    } catch {
      // The wallet may still answer the switch itself.
    }
  }, watchIntervalMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
