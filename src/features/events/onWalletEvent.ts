import { dockGlobal, key } from '../../app/currentDock'
import type { Dock } from '../../app/Dock'
import { guard } from '../../platform/listeners'
import { dockEvent } from '../../platform/page/dockEvent'
import type { WalletEvent } from './WalletEvent'
import { watchEvents } from './watchEvents'

export type { WalletEvent } from './WalletEvent'

/**
 * Reports events of the visitor's wallet, starting with the page's first provider. An error of the listener is reported
 * as uncaught and has no other effect. Ends when the page disposes of Walletdock.
 * @returns Function that removes the listener.
 * @example const stop = onWalletEvent((event) => console.log(event.type))
 */
export function onWalletEvent(
  listener: (event: WalletEvent) => void,
): () => void {
  let isOver = false
  let unwatch = () => {}
  let dock: Dock | undefined
  const report = (event: WalletEvent) => {
    if (!isOver) guard(() => listener(event))
  }
  function follow() {
    const reported = dock?.session.getState()
    unwatch()
    const before = dock
    dock = dockGlobal[key]
    if (before && !dock) stop()
    if (dock) unwatch = watchEvents(dock, report, reported)
  }
  follow()
  const unwatchPresses = watchPresses(report)
  // Another copy of Walletdock may create the dock, so the copies share this event of the page.
  addEventListener(dockEvent, follow)
  return stop

  function stop() {
    isOver = true
    removeEventListener(dockEvent, follow)
    unwatch()
    unwatchPresses()
  }
}

/** Most presses that wait for their time, because browsers do not time the fastest ones. */
const mostWaiting = 20

/**
 * Reports how long each press of our buttons and dialogs took until the next paint. Reports nothing in browsers without
 * the Event Timing API.
 * @returns Function that stops reporting.
 * @see https://w3c.github.io/event-timing/
 */
function watchPresses(report: (event: WalletEvent) => void): () => void {
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
