import { withGuide } from '../../errors/withGuide'

/** How long a download may continue without receiving data, in milliseconds. */
export const limitMs = 15_000

/** How long a preload link may take, in milliseconds. The limit is shorter, because a link does not report progress. */
const linkLimitMs = limitMs / 3

/**
 * True in WebKit, whose private windows have no cache. There, a script element can only reuse the response of a recent
 * preload link.
 */
export const needsLink = navigator.vendor.startsWith('Apple')

declare const __webpack_nonce__: string | undefined

/**
 * Downloads a script into the browser's cache before its element requests it. Unlike the request of a script element,
 * this download can be cancelled. If a server hangs, script elements would occupy the browser's few connections to that
 * server, so that retries could not start. The time limit only ends downloads that receive no data, not slow ones.
 * @param priority priority of the request; `low` for a prefetch
 * @throws ChunkLoadError if no data arrives in time
 */
export async function prefetchScript(
  address: string,
  priority: RequestPriority = 'auto',
): Promise<void> {
  // In other browsers, a link's request cannot be cancelled (Firefox), or has no advantage over `fetch`.
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
    // The script's element reports all other errors.
    if (signal.aborted)
      throw Object.assign(new Error(couldNotLoad(address)), {
        name: 'ChunkLoadError',
        type: 'timeout',
      })
  }
  clearTimeout(timer)
}

/** Returns the message for a file that no origin has served. */
export function couldNotLoad(address: string): string {
  return withGuide(`${address} could not be loaded.`, 'failed-to-start')
}

/**
 * Preloads a script with a link, and returns whether the response arrived in time. Removing the link cancels its
 * request.
 */
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
