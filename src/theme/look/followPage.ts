/** Each of our elements that follows the page, and what it was drawn from. */
const followers = new Map<HTMLElement, Follower>()
let isFollowing = false

type Follower = {
  /** Returns what the element is drawn from, as one text. */
  readonly read: () => string
  readonly seen: string
  readonly changed: () => void
}

/**
 * Calls back when the page or the visitor's system gives an element another look, as long as the element is there.
 * @param read returns everything that the look depends on: many pages write to their root in every frame
 */
export function followPage(
  host: HTMLElement,
  read: () => string,
  changed: () => void,
): void {
  followers.set(host, { read, seen: read(), changed })
  if (isFollowing) return
  isFollowing = true
  matchMedia('(prefers-color-scheme:dark)').addEventListener(
    'change',
    notifyChanged,
  )
  // Pages say so by a class or an attribute of these two.
  const observer = new MutationObserver(notifyChanged)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true })
}

function notifyChanged(): void {
  for (const [host, { read, seen, changed }] of followers)
    if (!host.isConnected) followers.delete(host)
    else if (read() !== seen) changed()
}
