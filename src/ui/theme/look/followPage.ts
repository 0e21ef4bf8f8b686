/** Our elements that follow the page, with the values that they were last rendered with. */
const followers = new Map<HTMLElement, Follower>()
let isFollowing = false

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
  if (isFollowing) return
  isFollowing = true
  matchMedia('(prefers-color-scheme:dark)').addEventListener(
    'change',
    notifyChanged,
  )
  // Pages switch themes with a class or an attribute of these two elements.
  const observer = new MutationObserver(notifyChanged)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true })
}

function notifyChanged(): void {
  for (const [host, { read, last, changed }] of followers)
    if (!host.isConnected) followers.delete(host)
    else if (read() !== last) changed()
}
