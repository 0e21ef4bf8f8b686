/** Returns the focused element, also inside open shadow roots. */
export function focusedElement(): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) {
    element = element.shadowRoot.activeElement
  }
  return element instanceof HTMLElement ? element : undefined
}

/** Focuses the element that the view has marked with `data-autofocus`, otherwise the heading. */
export function focusHeading(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('#wd-title') ??
    dialog
  target.focus({ preventScroll: true })
}

type Trigger = {
  readonly element: HTMLElement
  /** Document or shadow root of the element, also after its removal. */
  readonly home: Node
}

/** The removed element whose focus no other element has received yet. */
let waiting: Trigger | undefined

/** Returns the element that receives the focus when a dialog that opens now closes. */
export function triggerNow(): Trigger | undefined {
  const element = focusedElement()
  if (!element) return
  // A notice may have been removed with its button just before the dialog opens.
  if (element === document.body && waiting) return waiting
  return { element, home: element.getRootNode() }
}

/** How long to wait for the replacement of a removed element, in milliseconds. Its code may still be loading. */
const patienceMs = 15_000

/**
 * Returns the focus to the element that had it. Connecting and disconnecting replace the button. If the element is
 * removed now or soon, a button in the same shadow root that can be used receives the focus: the button's replacement,
 * or the first one. The account button replaces the connect button, because its name says that the visitor is connected.
 */
export function returnFocus(trigger: HTMLElement, home: Node): void {
  trigger.focus({ preventScroll: true })
  if (!(home instanceof ShadowRoot)) return
  const own = { element: trigger, home }
  waiting = own
  const update = () => {
    if (trigger.isConnected) return
    const isTaken = document.activeElement?.matches(':not(body)')
    const find = (part = '') =>
      home.querySelector<HTMLElement>(`button${part}:not([inert] *)`)
    const nextButton =
      find(`[part="${trigger.part}"]`) ??
      (trigger.matches('[part=connect-button]')
        ? find('[part=account-button]')
        : null) ??
      find()
    if (!isTaken) nextButton?.focus({ preventScroll: true })
    // If the shadow root has been removed, too, no button follows.
    if (isTaken || nextButton || !home.isConnected) stop()
  }
  const observer = new MutationObserver(update)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    if (waiting === own) waiting = undefined
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(home, {
    attributeFilter: ['inert'],
    childList: true,
    subtree: true,
  })
  // The replacement may have been rendered in the same task.
  requestAnimationFrame(update)
}
