import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { ease, mayMove, spring, steady } from '../theme/motion'
import * as styles from './Dialog.styles'
import { focusHeading } from './focus'
import { useEscape } from './useEscape'
import { useModal } from './useModal'

export type DialogProps = {
  readonly name: 'connect' | 'account' | 'network'
  /** Wide and compact layouts for desktops, and a bottom sheet for phones. */
  readonly layout: 'wide' | 'compact' | 'mobile'
  /** Identifies the current view. If it changes, the focus moves to the heading of the new view. */
  readonly step?: string | undefined
  /** False if a wallet renders over the page and the visitor must use the page. @default true */
  readonly modal?: boolean | undefined
  /** True if the wallet's elements must be above the dialog. */
  readonly below?: boolean | undefined
  /** False if the dialog closes. It then fades out, and can no longer be used. @default true */
  readonly open?: boolean | undefined
  /** Called when the visitor wants to close the dialog. */
  readonly onClose: () => void
  /** Called when the dialog has faded out, and can be removed. */
  readonly onClosed?: (() => void) | undefined
  /** Must start with a `DialogHeader`. */
  readonly children: ReactNode
}

/** The shell of our dialogs: a native modal dialog. Escape and a click on the backdrop close it. */
export function Dialog(props: DialogProps) {
  const { name, layout, step, modal = true, below, children } = props
  const { open = true, onClose, onClosed } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)

  useModal(dialog, modal ? 'modal' : below ? 'page' : 'above', open, onClosed)
  useEscape(dialog, open, modal, onClose)

  useEffect(() => {
    if (!open || !dialog.current || !content.current) return
    return animateHeight(dialog.current, content.current)
  }, [open])

  const steps = useRef([{ step, top: 0 }])
  useLayoutEffect(() => {
    const { current: path } = steps
    if (path.at(-1)?.step === step || !dialog.current) return
    const known = path.findIndex((it) => it.step === step)
    // A new step begins at its top. The way back leads to the position that the visitor has left.
    if (known < 0) path.push({ step, top: 0 })
    else path.length = known + 1
    content.current?.scrollTo({ top: path.at(-1)?.top ?? 0 })
    focusHeading(dialog.current)
  }, [step])

  const press = (event: ReactPointerEvent<HTMLDialogElement>) => {
    const { target, nativeEvent } = event
    // A text selection may end on the backdrop. Only a press that also started there closes the dialog.
    pressedOutside.current = target === dialog.current
    if (layout !== 'mobile' || !(target instanceof Element)) return
    if (target.closest('button') || !target.closest('[data-grip]')) return
    if (dialog.current) dragToDismiss(dialog.current, nativeEvent, onClose)
  }

  /** On phones, goes back one step like the button in the header. Closes the dialog on the first step. */
  const goBack = (open: Element) => {
    const button = open.querySelector<HTMLElement>('[part=back]:not([inert] *)')
    if (layout === 'mobile' && button) button.click()
    else onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the backdrop
    <dialog
      ref={dialog}
      className={styles.dialog}
      part="dialog"
      data-testid={`wd-${name}-dialog`}
      data-name={name}
      data-layout={layout}
      data-below={below || undefined}
      aria-labelledby="wd-title"
      tabIndex={-1}
      onPointerDown={press}
      onClick={({ target }) => {
        if (target === dialog.current && pressedOutside.current) onClose()
      }}
      // Without this, a sheet that is not modal would not receive the system's back gesture, and the page would
      // navigate back.
      closedby={layout === 'mobile' ? 'closerequest' : undefined}
      onCancel={(event) => {
        // The system's back gesture. The session decides whether the dialog closes.
        event.preventDefault()
        goBack(event.currentTarget)
      }}
    >
      <div
        ref={content}
        className={styles.content}
        onScroll={({ currentTarget: { scrollTop: top } }) => {
          const shown = steps.current.at(-1)
          if (shown) shown.top = top
        }}
      >
        {children}
      </div>
    </dialog>
  )
}

/** Animates a panel's height when its content changes. @returns Function that stops observing. */
function animateHeight(panel: HTMLElement, content: Element): () => void {
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

/** Lets a bottom sheet follow the finger down. Closes it if it is pulled far or fast enough. */
function dragToDismiss(
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
