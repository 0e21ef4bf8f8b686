import type { WalletEvent } from './WalletEvent'

/** Most presses that wait for their time, because browsers do not time the fastest ones. */
const mostWaiting = 20

/**
 * Reports how long each press of our buttons and dialogs took until the next paint. Reports nothing in browsers without
 * the Event Timing API.
 * @returns Function that stops reporting.
 * @see https://w3c.github.io/event-timing/
 */
export function watchPresses(report: (event: WalletEvent) => void): () => void {
  const { supportedEntryTypes = [] } = globalThis.PerformanceObserver ?? {}
  if (!supportedEntryTypes.includes('event')) return () => {}
  const ending = new AbortController()
  /** Times of our presses. The browser's entries have the same times. */
  let presses: readonly number[] = []
  const note = (event: Event) => {
    if (event.composedPath().some(isOurs))
      presses = [...presses.slice(1 - mostWaiting), event.timeStamp]
  }
  const early = { capture: true, passive: true, signal: ending.signal }
  for (const type of ['click', 'keydown']) addEventListener(type, note, early)
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (!presses.includes(startTime)) continue
      presses = presses.filter((press) => press !== startTime)
      report({ type: 'pressed', tookMs: Math.round(duration) })
    }
  })
  const timed = { type: 'event', durationThreshold: 16 }
  observer.observe(timed)
  return () => {
    ending.abort()
    observer.disconnect()
  }
}

function isOurs(target: EventTarget): boolean {
  return target instanceof Element && target.hasAttribute('data-walletdock')
}
