/** What is to happen for each of our elements when the page may look different. */
const followers = new Map<HTMLElement, () => void>()
let isFollowing = false

/** Calls back when the page or the visitor's system changes between light and dark, as long as the element is there. */
export function followPage(host: HTMLElement, changed: () => void): void {
  followers.set(host, changed)
  if (isFollowing) return
  isFollowing = true
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', tellAll)
  // Pages say so by a class or an attribute of these two.
  const observer = new MutationObserver(tellAll)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true })
}

function tellAll(): void {
  for (const [host, changed] of followers)
    if (host.isConnected) changed()
    else followers.delete(host)
}
