import { focusedElement } from './focusedElement'

const scrollKeys = /^( |Page|Arrow[UD]|Home|End)/

/** Keeps what would scroll the page from it, and leaves its scroll bar alone. Returns the release. */
export function holdStill(): () => void {
  const end = new AbortController()
  const options = { signal: end.signal, capture: true, passive: false }
  addEventListener('wheel', hold, options)
  addEventListener('touchmove', hold, options)
  addEventListener('keydown', hold, options)
  return () => end.abort()
}

function hold(event: WheelEvent | TouchEvent | KeyboardEvent) {
  const isFree =
    'key' in event
      ? !scrollKeys.test(event.key) ||
        // There they move the caret or press.
        focusedElement()?.matches(event.key === ' ' ? 'input,button' : 'input')
      : event.ctrlKey
  if (!isFree && event.cancelable && !event.composedPath().some(canScroll))
    event.preventDefault()
}

/** What scrolls within the page; ours keeps the rest to itself. */
function canScroll(one: EventTarget) {
  return (
    one instanceof Element &&
    one.scrollHeight > one.clientHeight &&
    /auto|scroll/.test(getComputedStyle(one).overflowY) &&
    !one.contains(document.body)
  )
}
