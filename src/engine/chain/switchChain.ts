import {
  type Config,
  type Connector,
  ConnectorNotConnectedError,
  switchChain as switchWithWagmi,
} from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { UnsupportedChainError } from '../../errors/engineErrors'
import { errorLinks } from '../../errors/errorLinks'
import { fullAddress } from '../../platform/page/fullAddress'
import type { EngineCommand } from '../../session/Command'
import type { EngineContext } from '../EngineContext'
import { providerOf } from '../providerOf'
import { failIfUnresponsive, withTimeout } from '../waitForAnswer'

type SwitchCommand = Extract<EngineCommand, { type: 'SWITCH' }>

/** Requests the wallet to switch its chain. Reports the result. @see EIP-3326 */
export async function switchChain(
  { config, settings, report }: EngineContext,
  { add, chainId, number }: SwitchCommand,
): Promise<void> {
  const connector = connectorOf(config)
  try {
    const answer =
      add && connector
        ? addChain(config, connector, chainId)
        : Promise.resolve()
    const switched = answer.then(() => {
      // A different wallet may have connected since the request. Only the wallet that received the request
      // may switch.
      if (!connector || connectorOf(config) !== connector)
        throw new ConnectorNotConnectedError()
      return requestChain(config, connector, chainId)
    })
    const settled = connector
      ? failIfUnresponsive(connector, switched)
      : switched
    await withTimeout(settled, settings.walletTimeoutMs)
    report({ type: 'SWITCH_ENDED', number })
  } catch (thrown) {
    const failure = classifyFailure(thrown, 'switch')
    report({ type: 'SWITCH_ENDED', number, failure })
  }
}

function connectorOf({ state }: Config): Connector | undefined {
  return state.connections.get(state.current ?? '')?.connector
}

/**
 * Requests a connected wallet to switch its chain, which may prompt the visitor.
 * @throws the wallet's error, or UnsupportedChainError if the wallet accepts but does not switch
 * @see EIP-3326
 */
export async function requestChain(
  config: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  // wagmi adds a chain that the wallet does not know. The URLs of a host's own config may be relative, so pass absolute
  // URLs.
  const rpcUrls = chain?.rpcUrls.default.http.slice(0, 1).map(fullAddress)
  const stop = watchChain(connector, chainId)
  try {
    if (!chain || !(await isAccepted(connector, chainId))) {
      const addEthereumChainParameter = { rpcUrls }
      const parameters = { chainId, connector, addEthereumChainParameter }
      await switchWithWagmi(config, parameters)
    }
    await assertOnChain(connector, chainId)
  } finally {
    stop()
  }
}

/**
 * Requests the switch from an extension directly, because wagmi waits for the wallet's event after the answer. It would
 * wait forever if the wallet accepts but does not switch.
 * @returns false if wagmi must request the switch: for other kinds of wallets, and if the wallet must add the chain
 * first
 */
async function isAccepted(
  connector: Connector,
  chainId: number,
): Promise<boolean> {
  if (connector.type !== 'injected') return false
  try {
    const provider = await providerOf(connector)
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${chainId.toString(16)}` }],
    })
    return true
  } catch (thrown) {
    if (errorLinks(thrown).some(({ code }) => code === 4902)) return false
    throw thrown
  }
}

/**
 * Requests a wallet to add a chain. Passes the URLs of the chain definition, because the host's RPC URLs may contain a
 * key.
 * @throws the wallet's error
 * @see EIP-3085
 */
async function addChain(
  { chains }: Config,
  connector: Connector,
  chainId: number,
): Promise<void> {
  const chain = chains.find(({ id }) => id === chainId)
  // wagmi reports the missing chain when the switch is requested.
  if (!chain) return
  const provider = await providerOf(connector)
  const { blockExplorers, name, nativeCurrency, rpcUrls } = chain
  const explorer = blockExplorers?.default.url
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: `0x${chainId.toString(16)}`,
        chainName: name,
        nativeCurrency,
        rpcUrls: rpcUrls.default.http.map(fullAddress),
        ...(explorer && { blockExplorerUrls: [explorer] }),
      },
    ],
  })
}

/**
 * How long a wallet's chain may lag behind its answer, in milliseconds. Phones report the answer first and the chain
 * afterwards.
 */
const graceMs = 3000
/** How often the wallet is queried, in milliseconds. */
const intervalMs = 250

/**
 * Waits until a wallet that has accepted a switch is on that chain. wagmi's connectors for WalletConnect and Coinbase
 * do not check this, and report a switch even if the wallet has only added the chain.
 * @throws UnsupportedChainError if the wallet is on a different chain
 */
async function assertOnChain(
  connector: Connector,
  chainId: number,
): Promise<void> {
  const endMs = Date.now() + graceMs
  const isOn = async () => {
    const now = await connector.getChainId().catch(() => {
      // The wallet has accepted the switch, even if it does not report its chain.
      return undefined
    })
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

/** How often `watchChain` queries the wallet, in milliseconds. */
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
