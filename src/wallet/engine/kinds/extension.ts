import type { Config, Connector } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { TimeoutError, WalletGoneError } from '../../../errors/engineErrors'
import { read } from '../../../errors/read'
import { addChain, chainOf } from '../chain/addChain'
import { contactWith, providerOf } from '../connectors/wrapProvider'
import { withTimeout } from '../withTimeout'
import type { Kind } from './Kind'

/** A wallet that has injected its provider into the page: an extension, or the wallet whose browser shows the page. */
export const extension: Kind = {
  survivesLock: true,
  promptsWithoutTap: true,
  connectsAndSigns: true,
  waitForAnswer: (connector, answer) =>
    failIfUnresponsive(connector, answer, 'give up'),
  failIfUnresponsive,
  switchChain,
}

/** How long an extension may take to return its chain id, in milliseconds. */
const responseLimitMs = 10_000

/** The same limit if the provider reports itself as disconnected. Not 0, because it does so offline, too. */
const cutOffLimitMs = 2000

/**
 * Matches the ids of MetaMask's extension, not of its SDK. It answers simple requests while it is open or locked.
 * After an update, its provider still reports itself as connected, but answers nothing (seen with 13.5.0).
 */
const alwaysAnswers = /^io\.metamask(\.flask)?$/

/**
 * If an extension was removed, updated or switched off while the page was open, its provider never answers, and the
 * visitor sees no prompt. Its window may be open for minutes, and many wallets answer nothing else meanwhile.
 */
function failIfUnresponsive<T>(
  connector: Connector,
  answer: Promise<T>,
  otherwise: 'wait' | 'give up' = 'wait',
): Promise<T> {
  const silence = checkResponsive(connector, otherwise).then(() => answer)
  return Promise.race([answer, silence])
}

/** Resolves if the wallet answers a simple request. An error counts as an answer. */
async function checkResponsive(
  connector: Connector,
  otherwise: 'wait' | 'give up',
): Promise<void> {
  const provider = await providerOf(connector)
  const { hasAnswered } = contactWith(provider)
  const limitMs = isCutOff(provider) ? cutOffLimitMs : responseLimitMs
  try {
    await withTimeout(connector.getChainId(), limitMs)
  } catch (reason) {
    if (!(reason instanceof TimeoutError)) return
    const isSilent = hasAnswered && contactWith(provider).prompts === 0
    // The visitor must reload the page.
    if (isCutOff(provider) || isSilent || alwaysAnswers.test(connector.id))
      throw new WalletGoneError(reason.message)
    if (otherwise === 'give up') throw reason
  }
}

/** MetaMask introduced `isConnected`, and most providers have copied it. */
function isCutOff(provider: unknown): boolean {
  const isConnected = read(provider, 'isConnected')
  if (typeof isConnected !== 'function') return false
  try {
    const answer: unknown = isConnected()
    // A promise that rejects would be reported as an error of the page.
    Promise.resolve(answer).catch(() => {})
    return answer === false
  } catch {
    // A provider whose method throws counts as connected, so that its answer is awaited.
    return false
  }
}

/**
 * Requests the switch from an extension directly. wagmi would wait for the wallet's event after the answer, which never
 * arrives if the wallet accepts but does not switch, and would report every failure to add the chain as a rejection.
 */
async function switchChain(
  config: Config,
  connector: Connector,
  chainId: number,
  isAdded: boolean,
): Promise<void> {
  // Some wallets switch when they add a chain, and need no second prompt.
  if (isAdded && (await chainOf(connector)) === chainId) return
  try {
    const provider = await providerOf(connector)
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: `0x${chainId.toString(16)}` }],
    })
  } catch (thrown) {
    const { class: reason } = classifyFailure(thrown, 'switch')
    if (isAdded || reason !== 'chain-unknown') throw thrown
    await addChain(config, connector, chainId)
    await switchChain(config, connector, chainId, true)
  }
}
