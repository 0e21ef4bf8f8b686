import {
  type Config,
  type Connector,
  ConnectorNotConnectedError,
  switchChain as switchByWagmi,
} from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import {
  ChainNotAddedError,
  UnsupportedChainError,
} from '../../../errors/engineErrors'
import type { Failure } from '../../../errors/Failure'
import { fullAddress } from '../../../platform/page/webUrl'
import type { EngineCommand } from '../../session/Command'
import type { SwitchRemedy } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { failIfUnresponsive, kindOf } from '../kinds/kinds'
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
    const settled = connector ? failIfUnresponsive(connector, answer) : answer
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
  let isOver = false
  /** Reads the wallet's chain, and emits the event that some wallets omit. `undefined` if the wallet does not answer. */
  async function readChain() {
    const now = await chainOf(connector)
    if (now === chainId && !isOver)
      connector.emitter.emit('change', { chainId })
    return now
  }
  // wagmi waits for the event after the wallet has accepted, but some wallets switch late and do not emit it.
  const timer = setInterval(readChain, watchIntervalMs)
  try {
    await askWallet(config, connector, chainId, isAdded)
    await assertOnChain(chainId, readChain)
  } finally {
    isOver = true
    clearInterval(timer)
  }
}

async function askWallet(
  config: Config,
  connector: Connector,
  chainId: number,
  isAdded: boolean,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  const kind = kindOf(connector)
  if (chain && kind.switchChain)
    return kind.switchChain(config, connector, chainId, isAdded)
  // wagmi adds a chain that the wallet does not know. The URLs of a host's own config may be relative, so pass absolute
  // URLs.
  const rpcUrls = chain?.rpcUrls.default.http.slice(0, 1).map(fullAddress)
  const addEthereumChainParameter = { rpcUrls }
  await switchByWagmi(config, { chainId, connector, addEthereumChainParameter })
}

/** How often the wallet's chain is read during the request, in milliseconds. */
const watchIntervalMs = 1000
/** How long a wallet's chain may lag behind its answer, in milliseconds. Phones report the answer first. */
const graceMs = 3000
/** How often the chain is read after the answer, in milliseconds. */
const intervalMs = 250

/**
 * Waits until a wallet that has accepted a switch is on that chain. wagmi's connectors for WalletConnect and Coinbase
 * do not check this, and report a switch even if the wallet has only added the chain.
 * @throws UnsupportedChainError if the wallet is on a different chain
 */
async function assertOnChain(
  chainId: number,
  readChain: () => Promise<number | undefined>,
) {
  const endMs = Date.now() + graceMs
  // A wallet that does not report its chain has accepted the switch.
  while (![chainId, undefined].includes(await readChain())) {
    if (Date.now() >= endMs)
      throw new UnsupportedChainError(`The wallet is not on chain ${chainId}.`)
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
  }
}
