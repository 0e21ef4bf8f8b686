import type { Connector } from '@wagmi/core'
import { read } from '../../data/wallets/detectInjected'
import {
  PopupBlockedError,
  TimeoutError,
  UserRejectedRequestError,
  WalletGoneError,
} from '../../errors/engineErrors'
import { isOpenerIsolated } from '../../platform/page/isOpenerIsolated'
import { removeElements } from '../../platform/page/removeElements'
import { contactWith } from './connectors/wrapProvider'
import { providerOf } from './providerOf'

/**
 * Settles like the promise, or rejects after a timeout.
 * @param limitMs in milliseconds
 * @throws an error named `TimeoutError` if the time limit passes first
 */
export function withTimeout<T>(
  answer: Promise<T>,
  limitMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`No answer within ${limitMs} ms.`)),
      limitMs,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Waits for a wallet's answer. Rejects early if there are signs that this kind of wallet will not answer. */
export async function waitForAnswer(
  connector: Connector,
  answer: Promise<void>,
): Promise<void> {
  if (connector.type !== 'coinbaseWallet')
    return failIfUnresponsive(connector, answer, 'give up')
  try {
    await watchPopup(await providerOf(connector), answer)
  } finally {
    // Coinbase's SDK shows a notice about the blocked popup, which would cover our notice and its button.
    removeElements('.-cbwsdk-snackbar-root')
  }
}

/** How long an extension may take to return its chain id, in milliseconds. */
const responseLimitMs = 10_000

/**
 * The same limit for an extension whose provider reports itself as disconnected, in milliseconds. Not 0, because
 * providers also report this while they are offline.
 */
const cutOffLimitMs = 2000

/**
 * Matches the ids of MetaMask's connectors. MetaMask answers simple requests while its window is open and while it is
 * locked. After an update, its provider still reports itself as connected, but answers nothing (seen with 13.5.0).
 */
const alwaysAnswers = /^io\.metamask\b/

/**
 * Waits for a wallet's answer, but rejects if the wallet is gone. If an extension was removed, updated or switched off
 * while the page was open, its provider never answers, and the visitor sees no prompt.
 * @param otherwise what to do if an extension does not respond, but nothing shows that it is gone. Its window may be
 * open for minutes, and many wallets answer nothing else meanwhile
 * @throws errors named `WalletGoneError` and `TimeoutError` (only with `give up`). Other kinds of wallets are only
 * awaited
 */
export function failIfUnresponsive<T>(
  connector: Connector,
  answer: Promise<T>,
  otherwise: 'wait' | 'give up' = 'wait',
): Promise<T> {
  if (connector.type !== 'injected') return answer
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

/**
 * Returns whether a provider reports itself as disconnected. MetaMask introduced `isConnected`, and most providers have
 * copied it.
 */
function isCutOff(provider: unknown): boolean {
  try {
    return Object(provider).isConnected() === false
  } catch {
    // A provider without this method counts as connected, so that its answer is awaited.
    return false
  }
}

/** How often the popup is checked, in milliseconds. A wallet may answer right before its popup closes. */
const pollMs = 250

/**
 * Waits for a wallet that answers in a popup. Coinbase's SDK never settles if the browser has blocked the popup or the
 * visitor has closed it. A page that cannot see its popups cannot detect these cases either, and only waits.
 * @param provider the SDK's provider; a provider without a popup is only awaited
 * @param isBlind returns whether this page cannot see its popups; called once the popup looks closed
 * @throws errors named `PopupBlockedError` and `UserRejectedRequestError`
 */
export async function watchPopup<T>(
  provider: unknown,
  answer: Promise<T>,
  isBlind = isOpenerIsolated,
): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined
  const failure = new Promise<never>((_, reject) => {
    let before: Error | undefined
    let blind: Promise<boolean> | undefined
    timer = setInterval(async () => {
      const now = troubleOf(provider)
      const isTwice = before && now
      before = now
      if (!isTwice) return
      if (now instanceof UserRejectedRequestError) {
        blind ??= isBlind()
        // The answer may have arrived while `isBlind` queried the server.
        if ((await blind) || !troubleOf(provider)) return
      }
      reject(now)
    }, pollMs)
  })
  try {
    return await Promise.race([answer, failure])
  } finally {
    clearInterval(timer)
  }
}

/**
 * Returns an error if the popup was blocked or closed. The SDK stores the popup in its communicator. If the SDK has a
 * signer, the wallet has answered, so a closed popup is not an error.
 */
function troubleOf(provider: unknown): Error | undefined {
  const communicator: unknown = read(provider, 'communicator')
  if (!communicator || read(provider, 'signer')) return undefined
  const popup = read(communicator, 'popup')
  if (!popup) return new PopupBlockedError('The window could not be opened.')
  return read(popup, 'closed')
    ? new UserRejectedRequestError('The window was closed.')
    : undefined
}
