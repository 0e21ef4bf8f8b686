/** Elements that a visitor can use. */
const usable =
  'a[href],button,input,select,textarea,iframe,canvas,[role=button],[tabindex]'

/** In square pixels: counters and the pixels of trackers are smaller. */
const smallest = 1600

/** Elements that lie above the page's flow, with their size in square pixels. */
export type Overlays = ReadonlyMap<Element, number>

/** Finds the overlays around or inside an element in which the visitor can see and use something of that element. */
export function overlaysIn(element: Element): Overlays {
  const overlays = new Map<Element, number>()
  const add = (overlay: Element, holder = overlay) => {
    if (holdsUsable(holder)) overlays.set(overlay, areaOf(overlay))
  }
  for (const part of partsOf(element)) if (isOverlay(part)) add(part)
  const around = overlayAround(element)
  if (around) add(around, element)
  return overlays
}

/** Whether an element is one of our places in the page, or in one. */
export function isOurs(element: Element): boolean {
  const root = element.getRootNode()
  return (
    element.closest('[data-walletdock]') !== null ||
    (root instanceof ShadowRoot && isOurs(root.host))
  )
}

/** Yields an element and all its descendants, also in open shadow roots, but not in ours. */
function* partsOf(element: Element): Generator<Element> {
  yield* withShadow(element)
  for (const one of element.querySelectorAll('*')) yield* withShadow(one)
}

function* withShadow(element: Element): Generator<Element> {
  const { shadowRoot } = element
  if (shadowRoot && element.matches('[data-walletdock]')) return
  yield element
  for (const child of shadowRoot?.children ?? []) yield* partsOf(child)
}

function holdsUsable(element: Element): boolean {
  for (const part of partsOf(element)) if (isUsable(part)) return true
  return false
}

function isUsable(element: Element): boolean {
  // The content of a closed shadow root cannot be read, so a custom element counts as usable.
  const isClosed = element.localName.includes('-') && !element.shadowRoot
  return (
    (isClosed || element.matches(usable)) &&
    areaOf(element) > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none'
  )
}

/** Returns the nearest overlay that contains an element. */
function overlayAround(element: Element): Element | undefined {
  const root = element.getRootNode()
  const parent =
    element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  if (!parent) return undefined
  return isOverlay(parent) ? parent : overlayAround(parent)
}

function isOverlay(element: Element): boolean {
  const { position } = getComputedStyle(element)
  const isAbove =
    position === 'fixed' ||
    // Deeper in the page, absolute elements are usually parts of a component, such as badges.
    (position === 'absolute' && !!element.parentElement?.matches('html,body'))
  // A page may lock its scrolling by a body that is fixed.
  if (isAbove && !element.matches('html,body'))
    return areaOf(element) >= smallest
  const mayBeOnTop =
    element.localName === 'dialog' || element.hasAttribute('popover')
  return mayBeOnTop && element.matches(':modal,:popover-open')
}

/** Returns the layout size, because an entrance animation may still shrink the element or move it away. */
function areaOf(element: Element): number {
  return element instanceof HTMLElement
    ? element.offsetWidth * element.offsetHeight
    : 0
}
