import {
  PopupBlockedError,
  UserRejectedRequestError,
} from '../../../errors/engineErrors'
import { read } from '../../../errors/read'
import { isOpenerIsolated } from '../../../platform/page/isOpenerIsolated'
import { removeElements } from '../../../platform/page/removeElements'
import { providerOf } from '../connectors/wrapProvider'
import type { SdkKind } from './Kind'

/** Coinbase Wallet without its extension. The wallet's SDK opens a popup. */
export const coinbase: SdkKind = {
  sdk: {
    connectorId: 'coinbaseWalletSDK',
    async load() {
      const [{ coinbaseSdk }] = await Promise.all([
        import(/* webpackChunkName: 'coinbase' */ './coinbaseSdk'),
        import(/* webpackChunkName: 'coinbase' */ '@coinbase/wallet-sdk'),
      ])
      return coinbaseSdk
    },
  },
  async waitForAnswer(connector, answer) {
    try {
      await watchPopup(await providerOf(connector), answer)
    } finally {
      // Coinbase's SDK shows a notice about the blocked popup, which would cover our notice and its button.
      removeElements('.-cbwsdk-snackbar-root')
    }
  },
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

/** If the SDK has a signer, the wallet has answered, so a closed popup is not an error. */
function troubleOf(provider: unknown): Error | undefined {
  const communicator: unknown = read(provider, 'communicator')
  if (!communicator || read(provider, 'signer')) return undefined
  const popup = read(communicator, 'popup')
  if (!popup) return new PopupBlockedError('The window could not be opened.')
  return read(popup, 'closed')
    ? new UserRejectedRequestError('The window was closed.')
    : undefined
}
