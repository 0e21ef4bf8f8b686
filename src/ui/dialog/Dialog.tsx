import {
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  type UIEventHandler,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { ease, mayMove, steady } from '../theme/motion'
import * as styles from './Dialog.styles'
import { dragSheet } from './dragSheet'
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
  /** True if the dialog closes without a fade. */
  readonly atOnce?: boolean | undefined
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
  const { open = true, atOnce, onClose, onClosed } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)

  useModal(dialog, modal ? 'modal' : below ? 'page' : 'above', open, onClosed)
  useEscape(dialog, open, modal, onClose)
  const onScroll = useStepTops(dialog, step)

  useEffect(() => {
    if (!open || !dialog.current || !content.current) return
    return animateHeight(dialog.current, content.current)
  }, [open])

  const press = (event: ReactPointerEvent<HTMLDialogElement>) => {
    const { target, nativeEvent } = event
    // A text selection may end on the backdrop. Only a press that also started there closes the dialog.
    pressedOutside.current = target === dialog.current
    if (layout !== 'mobile' || !(target instanceof Element)) return
    const isContent = !target.closest('[data-grip]')
    const mayDrag = isContent
      ? nativeEvent.pointerType === 'touch' && !content.current?.scrollTop
      : !target.closest('button')
    if (mayDrag && dialog.current)
      dragSheet(dialog.current, nativeEvent, isContent, onClose)
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
      data-at-once={atOnce || undefined}
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
      <div ref={content} className={styles.content} onScroll={onScroll}>
        {children}
      </div>
    </dialog>
  )
}

/**
 * Scrolls to the top of each new step and focuses its heading. The way back leads to the position that the visitor has
 * left.
 * @returns the scroll listener of the dialog's content
 */
function useStepTops(
  dialog: RefObject<HTMLDialogElement | null>,
  step: string | undefined,
): UIEventHandler {
  const steps = useRef([{ step, top: 0 }])
  useLayoutEffect(() => {
    const { current: path } = steps
    if (path.at(-1)?.step === step || !dialog.current) return
    const known = path.findIndex((it) => it.step === step)
    if (known < 0) path.push({ step, top: 0 })
    else path.length = known + 1
    dialog.current.firstElementChild?.scrollTo({ top: path.at(-1)?.top ?? 0 })
    focusHeading(dialog.current)
  }, [dialog, step])
  return ({ currentTarget: { scrollTop: top } }) => {
    const shown = steps.current.at(-1)
    if (shown) shown.top = top
  }
}

/**
 * Animates a panel's height when its content changes. Only the lower edge moves, because the tallest content so far is
 * centred: its header and its buttons stay under the pointer from step to step.
 * @returns Function that stops observing.
 */
function animateHeight(panel: HTMLElement, content: Element): () => void {
  let tallest = 0
  let shown: ReturnType<typeof placeOf> | undefined
  let running: Animation | undefined
  const observer = new ResizeObserver(() => {
    const from = running?.playState === 'running' ? placeOf(panel) : shown
    running?.cancel()
    tallest = Math.max(tallest, panel.offsetHeight)
    panel.style.setProperty('--wd-top', `max(8px, (100dvh - ${tallest}px) / 2)`)
    shown = placeOf(panel)
    if (!from || from.height === shown.height || !mayMove(panel)) return
    running = panel.animate([from, shown], { duration: steady, easing: ease })
  })
  observer.observe(content)
  return () => observer.disconnect()
}

const placeOf = (panel: HTMLElement) => ({
  height: `${panel.offsetHeight}px`,
  marginBlockStart: getComputedStyle(panel).marginBlockStart,
})
