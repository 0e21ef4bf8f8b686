/** How long a successor is waited for: as long as a part of ours may take to load, in milliseconds. */
const patienceMs = 15_000

/**
 * Gives the focus back to what had it. When that is gone, at once or a little later because connecting or
 * disconnecting replaces the button, its successor in the same shadow root gets it as soon as it can be used.
 */
export function returnFocus(opener: HTMLElement, home: Node): void {
  opener.focus({ preventScroll: true })
  if (!(home instanceof ShadowRoot)) return
  const look = () => {
    if (opener.isConnected) return
    const isTaken = document.activeElement?.matches(':not(body)')
    const heir = home.querySelector<HTMLElement>('button:not([inert] *)')
    if (!isTaken) heir?.focus({ preventScroll: true })
    if (isTaken || heir) stop()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(home, {
    attributeFilter: ['inert'],
    childList: true,
    subtree: true,
  })
  // The successor may have been drawn in the same turn.
  requestAnimationFrame(look)
}
