import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import * as styles from './Dialog.styles'
import { followFinger } from './followFinger'
import { morphHeight } from './morphHeight'
import { useEscape } from './useEscape'
import { focusHeading, useModal } from './useModal'

/** Wide and compact for desktops, a bottom sheet for phones. */
export type DialogLayout = 'wide' | 'compact' | 'mobile'

/** The shell of our dialogs: native, above everything, closed by Escape and by its backdrop. */
export function Dialog(props: DialogProps) {
  const { name, layout, step, modal = true, below, onClose, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pressedOutside = useRef(false)
  const element = useCallback(() => dialog.current, [])

  useModal(dialog, modal)
  useEscape(element, modal, onClose)

  useEffect(() => {
    if (!dialog.current || !content.current) return
    return morphHeight(dialog.current, content.current)
  }, [])

  const shownStep = useRef(step)
  useLayoutEffect(() => {
    if (shownStep.current === step || !dialog.current) return
    shownStep.current = step
    focusHeading(dialog.current)
  }, [step])

  const press = (event: PointerEvent<HTMLDialogElement>) => {
    const { target, nativeEvent } = event
    // A text selection that ends on the backdrop has not begun there.
    pressedOutside.current = target === dialog.current
    if (layout !== 'mobile' || !(target instanceof Element)) return
    if (target.closest('button') || !target.closest('[data-grip]')) return
    if (dialog.current) followFinger(dialog.current, nativeEvent, onClose)
  }

  /** On a phone from page to page, as the button in the header does. */
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
      // A sheet that is not modal, too, hears the system's back gesture, and the page's history does not.
      closedby={layout === 'mobile' ? 'closerequest' : undefined}
      onCancel={(event) => {
        // The system's back gesture: closing is the session's decision.
        event.preventDefault()
        goBack(event.currentTarget)
      }}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </dialog>
  )
}

export type DialogProps = {
  readonly name: 'connect' | 'account' | 'network'
  readonly layout: DialogLayout
  /** Names what is shown; a new one moves the focus to the new view's heading. */
  readonly step?: string | undefined
  /** False while a wallet that draws over the page needs the page. @default true */
  readonly modal?: boolean | undefined
  /** True while what the wallet draws has to lie above the dialog. */
  readonly below?: boolean | undefined
  readonly onClose: () => void
  /** Begins with a `DialogHeader`. */
  readonly children: ReactNode
}
