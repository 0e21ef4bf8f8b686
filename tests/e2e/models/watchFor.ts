declare global {
  interface Window {
    seenTestIds?: string[]
  }
}

/** Records which of these test ids ever appear, in any open shadow root, frame by frame. */
export function watchFor(testIds: readonly string[]): void {
  const seen: string[] = []
  window.seenTestIds = seen
  const look = () => {
    for (const id of testIds)
      if (!seen.includes(id) && isShown(document, id)) seen.push(id)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function isShown(root: Document | ShadowRoot, id: string): boolean {
  if (root.querySelector(`[data-testid="${id}"]`)) return true
  return [...root.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot && isShown(shadowRoot, id),
  )
}
