import { mayMove, spring, steady } from '../theme/motion'

/** How far a sheet follows the finger up, in CSS pixels, and how closely. */
const stretch = { most: 16, part: 0.2 } as const

/** Time over which the speed of a finger is measured, in milliseconds. */
const latelyMs = 80

/**
 * Lets a bottom sheet follow the finger. Closes it if it is pulled far, or is moving down fast when it is released. A
 * finger on the content pulls the sheet only if it moves down first, because it scrolls the content otherwise.
 */
export function dragSheet(
  sheet: HTMLElement,
  start: PointerEvent,
  isContent: boolean,
  onLeave: () => void,
): void {
  const end = new AbortController()
  // Listens in the capture phase, because the island stops these events from bubbling to the window.
  const options = { signal: end.signal, capture: true }
  let isPulling = !isContent
  let pulled = 0
  let trail = [start]

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const down = event.clientY - start.clientY
    const sideways = Math.abs(event.clientX - start.clientX)
    if (!isPulling && down <= sideways) return end.abort()
    isPulling = true
    pulled = Math.max(down, -stretch.most, down * stretch.part)
    trail = [...trail.filter((one) => isLate(one, event)), event]
    place(pulled)
  }
  const release = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    end.abort()
    const [first = start] = trail.filter((one) => isLate(one, event))
    const speed =
      (event.clientY - first.clientY) / (event.timeStamp - first.timeStamp)
    const leaves = event.type === 'pointerup' && (pulled > 120 || speed > 0.5)
    // A closing sheet fades out from its current position.
    if (leaves && pulled > 24) return onLeave()
    place(0)
    if (!mayMove(sheet)) return
    sheet.animate([{ translate: `0 ${pulled}px` }, { translate: '0 0' }], {
      duration: steady,
      easing: spring,
    })
  }
  const place = (distance: number) => {
    const { style } = sheet
    const part = Math.max(0, distance) / sheet.offsetHeight
    style.translate = distance ? `0 ${distance}px` : ''
    style.setProperty('--wd-pulled', String(part))
  }
  addEventListener('pointermove', move, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  // Otherwise the browser scrolls, and cancels the pointer.
  addEventListener(
    'touchmove',
    (event) => {
      const isPinch = event.touches.length > 1
      if (isPulling && !isPinch && event.cancelable) event.preventDefault()
    },
    { ...options, passive: false },
  )
}

const isLate = (event: PointerEvent, now: PointerEvent) =>
  now.timeStamp - event.timeStamp <= latelyMs
