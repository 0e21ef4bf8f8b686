declare global {
  interface Window {
    /** What a screen reader has announced since the last reading. */
    announced?: string[]
  }
}

/**
 * For `addInitScript`: records what screen readers announce from the live regions of our elements. They announce an
 * alert that appears, and a status that changes, but no status that is added together with its text.
 */
export function listen(): void {
  const announced: string[] = []
  window.announced = announced
  const texts = new WeakMap<Element, string>()
  const regionsIn = (root: ParentNode) =>
    root.querySelectorAll('[role=status],[role=alert],[aria-live]')
  const hear = (region: Element) => {
    if (region.closest('[inert],[aria-hidden=true]')) return
    const text = region.textContent?.trim() ?? ''
    const before = texts.get(region) ?? (region.role === 'alert' ? '' : text)
    texts.set(region, text)
    if (text && text !== before) announced.push(text)
  }
  const look = () => {
    for (const { shadowRoot } of document.querySelectorAll('[data-walletdock]'))
      if (shadowRoot) regionsIn(shadowRoot).forEach(hear)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
