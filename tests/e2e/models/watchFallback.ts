declare global {
  interface Window {
    /** When the fallback was first seen, in milliseconds after the page could begin to load the wallet. */
    fallbackMs?: number
  }
}

/** Runs in the page, before its scripts: notes when a button offers to try again, frame by frame. */
export function watchFallback(): void {
  const look = () => {
    const [settings] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/settings.json'))
    const buttons = [...document.querySelectorAll('button:enabled')]
    const isShown = buttons.some((each) =>
      /^(Couldn’t load|Something went wrong)\. Try again$/.test(
        each.textContent ?? '',
      ),
    )
    if (settings instanceof PerformanceResourceTiming && isShown)
      window.fallbackMs = performance.now() - settings.responseEnd
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
