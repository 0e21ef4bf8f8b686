import { mayMove, spring, steady } from '../theme/motion'

/** Lets a bottom sheet follow the finger down. Closes it if it is pulled far or fast enough. */
export function dragToDismiss(
  sheet: HTMLElement,
  grip: PointerEvent,
  onLeave: () => void,
): void {
  const end = new AbortController()
  // Listens in the capture phase, because the island stops these events from bubbling to the window.
  const options = { signal: end.signal, capture: true }
  const startedAt = grip.timeStamp
  let pulled = 0

  const move = (event: PointerEvent) => {
    pulled = Math.max(0, event.clientY - grip.clientY)
    sheet.style.translate = `0 ${pulled}px`
  }
  const release = (event: PointerEvent) => {
    end.abort()
    const speed = pulled / (event.timeStamp - startedAt)
    const leaves = event.type === 'pointerup' && (pulled > 120 || speed > 0.6)
    // A closing sheet fades out from its current position.
    if (leaves && pulled > 24) return onLeave()
    sheet.style.translate = ''
    if (!mayMove(sheet)) return
    sheet.animate([{ translate: `0 ${pulled}px` }, { translate: '0 0' }], {
      duration: steady,
      easing: spring,
    })
  }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
}
