import { noticePosition } from './noticePosition'

/**
 * A `ref` that shows a notice beside its button, above everything else: no box of the page cuts it. It follows the
 * button and stays inside the window.
 */
export function showBeside(notice: HTMLElement | null) {
  const button = notice?.parentElement?.parentElement
  if (!notice || !button) return
  const move = () => {
    const { clientWidth: width, clientHeight: height } =
      document.documentElement
    const { left, top } = noticePosition(
      button.getBoundingClientRect(),
      { width: notice.offsetWidth, height: notice.offsetHeight },
      { width, height },
    )
    notice.style.left = `${left}px`
    notice.style.top = `${top}px`
  }
  if (!notice.matches(':popover-open')) notice.showPopover()
  move()
  const observer = new ResizeObserver(move)
  // What is added above the button makes the page longer.
  for (const element of [notice, button, document.body])
    observer.observe(element)
  const options = { capture: true, passive: true }
  addEventListener('scroll', move, options)
  addEventListener('resize', move)
  return () => {
    observer.disconnect()
    removeEventListener('scroll', move, options)
    removeEventListener('resize', move)
  }
}
