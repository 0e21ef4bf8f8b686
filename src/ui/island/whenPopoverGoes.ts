/**
 * Calls back once when a popover of the page closes, or is removed from the page, which fires no event.
 * @returns Function that stops waiting.
 */
export function whenPopoverGoes(
  popover: HTMLElement,
  onGone: () => void,
): () => void {
  const look = () => {
    if (popover.isConnected && popover.matches(':popover-open')) return
    stop()
    onGone()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  popover.addEventListener('toggle', look)
  function stop() {
    observer.disconnect()
    popover.removeEventListener('toggle', look)
  }
  return stop
}
