/**
 * Gives the focus back to what had it. When that is gone, because connecting has replaced the
 * button, its successor in the same shadow root gets it.
 */
export function returnFocus(opener: HTMLElement, home: Node): void {
  if (opener.isConnected) {
    opener.focus({ preventScroll: true })
    return
  }
  if (!(home instanceof ShadowRoot)) return
  // The successor is drawn in the same turn, perhaps after us.
  requestAnimationFrame(() => {
    const free = !document.activeElement?.matches(':not(body)')
    if (free) home.querySelector('button')?.focus({ preventScroll: true })
  })
}
