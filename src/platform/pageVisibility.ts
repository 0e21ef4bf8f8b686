/** Whether the visitor can see the page. */
export function isPageSeen(): boolean {
  return !document.hidden
}

/** Calls back each time the visitor comes back to the page. */
export function onPageSeen(act: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (isPageSeen()) act()
  })
}
