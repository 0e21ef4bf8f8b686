import { ease, mayMove, steady } from '../theme/motion'

/**
 * Animates a panel's height when its content changes, from its current height. @returns Function that stops observing.
 */
export function animateHeight(
  panel: HTMLElement,
  content: Element,
): () => void {
  let shown = 0
  let running: Animation | undefined
  const observer = new ResizeObserver(() => {
    const from = running?.playState === 'running' ? panel.offsetHeight : shown
    running?.cancel()
    shown = panel.offsetHeight
    if (!from || from === shown || !mayMove(panel)) return
    running = panel.animate(
      [{ height: `${from}px` }, { height: `${shown}px` }],
      { duration: steady, easing: ease },
    )
  })
  observer.observe(content)
  return () => observer.disconnect()
}
