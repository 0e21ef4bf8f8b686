import {
  PopupBlockedError,
  UserRejectedRequestError,
} from '../../errors/engineErrors'
import { isOpenerIsolated } from '../../platform/page/isOpenerIsolated'

/** How often the popup is checked, in milliseconds. A wallet may answer right before its popup closes. */
const pollMs = 250

/**
 * Waits for a wallet that answers in a popup. Coinbase's SDK never settles if the browser has blocked the popup or the
 * visitor has closed it. A page that cannot see its popups cannot detect that either, and only waits.
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
  const trouble = new Promise<never>((_, reject) => {
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
    return await Promise.race([answer, trouble])
  } finally {
    clearInterval(timer)
  }
}

/** The SDK stores its popup in its communicator. It has a signer as soon as the wallet has answered. */
function troubleOf(provider: unknown): Error | undefined {
  const communicator: unknown = read(provider, 'communicator')
  if (!communicator || read(provider, 'signer')) return undefined
  const popup = read(communicator, 'popup')
  if (!popup) return new PopupBlockedError('The window could not be opened.')
  return read(popup, 'closed')
    ? new UserRejectedRequestError('The window was closed.')
    : undefined
}

function read(from: unknown, key: string): unknown {
  return Reflect.get(Object(from), key)
}
