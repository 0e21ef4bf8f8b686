import { hidesWindows } from '../../platform/hidesWindows'

/** The browser let no window be opened. */
class PopupBlockedError extends Error {
  override name = 'PopupBlockedError'
}

/** The visitor closed the wallet's window. Named like viem's, so that both are shown alike. */
class UserRejectedRequestError extends Error {
  override name = 'UserRejectedRequestError'
}

/** How often the window is looked at, in milliseconds: what is closed may have answered just before. */
const lookMs = 250

/**
 * Waits for a wallet that answers in a window of its own. Coinbase's SDK says neither that the browser has blocked the
 * window nor that the visitor has closed it: it waits forever. A page that cannot see its windows does not know either,
 * and only waits.
 * @param provider the SDK's; one that shows no window is only waited for
 * @param isBlind says whether this page cannot see its windows; asked once a window looks closed
 * @throws errors named `PopupBlockedError` and `UserRejectedRequestError`
 */
export async function withPopup<T>(
  provider: unknown,
  answer: Promise<T>,
  isBlind = hidesWindows,
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
        // The answer may have come while the server was asked.
        if ((await blind) || !troubleOf(provider)) return
      }
      reject(now)
    }, lookMs)
  })
  try {
    return await Promise.race([answer, trouble])
  } finally {
    clearInterval(timer)
  }
}

/** The SDK keeps its window in its communicator, and has a signer as soon as the wallet has answered in it. */
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
