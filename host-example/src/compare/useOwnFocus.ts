import { useEffect } from 'react'

/** Takes the focus back when a dialog in a frame opens and takes it, because the frames only serve as pictures here. */
export function useOwnFocus(): void {
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    let last: HTMLElement | undefined
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const isOwn = !(target instanceof HTMLIFrameElement)
        if (isOwn && target instanceof HTMLElement) last = target
      },
      { signal },
    )
    const takeBack = () => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLIFrameElement)) return
      activeElement.blur()
      last?.focus({ preventScroll: true })
    }
    window.addEventListener('blur', takeBack, { signal })
    // A frame may have taken the focus before this page listened.
    takeBack()
    return () => leave.abort()
  }, [])
}
