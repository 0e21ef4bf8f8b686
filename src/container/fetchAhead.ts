/** How long nothing may come, in milliseconds. */
export const limitMs = 15_000

/** How long a link may take, in milliseconds: nobody sees how far it has come. */
const linkLimitMs = limitMs / 3

/** A private window of WebKit has no cache: an element takes over only what a link has asked for, and soon. */
export const needsLink = navigator.vendor.startsWith('Apple')

declare const __webpack_nonce__: string | undefined

/**
 * Has a script in the browser's cache before its element asks for it. This can be ended, an element's request cannot:
 * where a server hangs, scripts would keep the few connections that a browser has for it, and no retry got one.
 * However slow, a script that is on its way is waited for.
 * @param priority of something that nobody waits for yet
 * @throws ChunkLoadError when nothing comes
 */
export async function fetchAhead(
  address: string,
  priority: RequestPriority = 'auto',
): Promise<void> {
  // Elsewhere a link's request either cannot be ended (Firefox) or gains nothing.
  if (needsLink && (await preload(address))) return
  const control = new AbortController()
  const { signal } = control
  const wait = () => setTimeout(() => control.abort(), limitMs)
  let timer = wait()
  try {
    const reader = (
      await fetch(address, { signal, priority })
    ).body?.getReader()
    while ((await reader?.read())?.done === false) {
      clearTimeout(timer)
      timer = wait()
    }
  } catch {
    // The script's own element tells what else went wrong.
    if (signal.aborted)
      throw Object.assign(new Error(`${address} could not be loaded.`), {
        name: 'ChunkLoadError',
        type: 'timeout',
      })
  }
  clearTimeout(timer)
}

/** Whether an answer came in time. Removing the link ends its request. */
function preload(address: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    crossOrigin: 'anonymous',
    nonce: __webpack_nonce__ ?? '',
    href: address,
  })
  return new Promise<boolean>((resolve) => {
    link.onload = link.onerror = () => resolve(true)
    setTimeout(resolve, linkLimitMs, false)
    document.head.append(link)
  }).finally(() => link.remove())
}
