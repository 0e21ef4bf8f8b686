/** The browser let no window be opened. */
class PopupBlockedError extends Error {
  override name = 'PopupBlockedError'
}

/** The visitor closed the wallet's window. Named like viem's, so that both are told alike. */
class UserRejectedRequestError extends Error {
  override name = 'UserRejectedRequestError'
}

/** How often the window is looked at, in milliseconds: what is closed may have answered just before. */
const lookMs = 250

/**
 * Waits for a wallet that answers in a window of its own. Coinbase's SDK says neither that the browser has blocked the
 * window nor that the visitor has closed it: it waits for ever.
 * @param provider the SDK's; one that shows no window is only waited for
 * @throws errors named `PopupBlockedError` and `UserRejectedRequestError`
 */
export async function withPopup<T>(
  provider: unknown,
  answer: Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setInterval> | undefined
  const trouble = new Promise<never>((_, reject) => {
    let before: Error | undefined
    timer = setInterval(() => {
      const now = troubleOf(provider)
      if (before && now) reject(now)
      before = now
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
