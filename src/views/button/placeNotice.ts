import { zoomOf } from '../../ui/island/zoomOf'
import { noticePosition } from './noticePosition'

/**
 * A `ref` that shows a notice next to its button in the top layer, so that no element of the page clips it. The notice
 * follows the button and stays inside the window.
 */
export function placeNotice(notice: HTMLElement | null) {
  const button = notice?.parentElement?.parentElement
  if (!notice || !button) return
  const move = () => {
    notice.style.zoom = String(1 / zoomOf(button))
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
  // Elements that are added above the button change the page's height.
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
