/** Elements that a visitor can interact with. */
const usable =
  'a[href],button,input,select,textarea,iframe,canvas,[role=button],[tabindex]'

/** Smallest overlay, in square pixels. Badges and tracking pixels are smaller. */
const smallest = 1600

/** Elements above the page's flow, with their size in square pixels. */
export type Overlays = ReadonlyMap<Element, number>

/** Finds the overlays around or inside an element that contain something the visitor can see and use. */
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

/** Returns whether an element is one of ours, or inside one. */
export function isOurs(element: Element): boolean {
  const root = element.getRootNode()
  return (
    element.closest('[data-walletdock]') !== null ||
    (root instanceof ShadowRoot && isOurs(root.host))
  )
}

/** Yields an element and all its descendants, also those in open shadow roots, except ours. */
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
    // Absolute elements at deeper levels are usually parts of a component, such as badges.
    (position === 'absolute' && !!element.parentElement?.matches('html,body'))
  // Some pages lock scrolling by making the body fixed.
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
