declare global {
  interface Window {
    seenWords?: string[]
  }
}

/** Notes all that an element with this test id ever says inside our button, frame by frame. */
export function watchWords(testId: string): void {
  const seen: string[] = []
  window.seenWords = seen
  const look = () => {
    for (const host of document.querySelectorAll('[data-walletdock]')) {
      const element = host.shadowRoot?.querySelector(
        `[data-testid="${testId}"]`,
      )
      const words = element?.textContent
      if (words && !seen.includes(words)) seen.push(words)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
