/** Returns the focused element, also inside open shadow roots. */
export function focusedElement(): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) {
    element = element.shadowRoot.activeElement
  }
  return element instanceof HTMLElement ? element : undefined
}
