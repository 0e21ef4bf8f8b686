import { dockEvent } from '../../../platform/page/dockEvent'

/** Our elements that follow the page, with the values that they were last rendered with. */
const followers = new Map<HTMLElement, Follower>()
let following: AbortController | undefined

type Follower = {
  /** Returns everything that the look depends on, as one text. */
  readonly read: () => string
  readonly last: string
  readonly changed: () => void
}

/**
 * Calls back when the page or the visitor's system changes the look of an element, while the element is on the page.
 * @param read returns everything that the look depends on, as one text. Many pages change their root in every frame, so
 * `changed` is only called when this text differs.
 */
export function followPage(
  host: HTMLElement,
  read: () => string,
  changed: () => void,
): void {
  followers.set(host, { read, last: read(), changed })
  if (following) return
  following = new AbortController()
  const { signal } = following
  const scheme = matchMedia('(prefers-color-scheme:dark)')
  scheme.addEventListener('change', notifyChanged, { signal })
  // Pages switch themes with a class or an attribute of these two elements.
  const observer = new MutationObserver(notifyChanged)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true })
  signal.addEventListener('abort', () => observer.disconnect())
  // When the page disposes of Walletdock, the elements are removed in a microtask.
  addEventListener(dockEvent, () => setTimeout(notifyChanged), { signal })
}

function notifyChanged(): void {
  for (const [host, { read, last, changed }] of followers)
    if (!host.isConnected) followers.delete(host)
    else if (read() !== last) changed()
  if (followers.size > 0) return
  following?.abort()
  following = undefined
}
