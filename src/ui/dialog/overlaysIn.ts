/** What a visitor can use. */
const usable =
  'a[href],button,input,select,textarea,iframe,canvas,[role=button],[tabindex]'

/** In square pixels: counters and the pixels of trackers are smaller. */
const smallest = 1600

/** Each place above the page's flow with its size in square pixels. */
export type Overlays = ReadonlyMap<Element, number>

/** The places above the page's flow that hold something within an element which the visitor can see and use. */
export function overlaysIn(element: Element): Overlays {
  const overlays = new Map<Element, number>()
  const known = new Map<Element, Element | undefined>()
  for (const part of partsOf(element)) {
    const overlay = isUsable(part) ? overlayAround(part, known) : undefined
    if (overlay) overlays.set(overlay, areaOf(overlay))
  }
  return overlays
}

/** An element with all that is in it, also in open shadow roots. Ours are left out. */
function partsOf(element: Element): readonly Element[] {
  const all = [element, ...element.querySelectorAll('*')]
  return all.flatMap((one) =>
    one.shadowRoot && one.matches('[data-walletdock]')
      ? []
      : [one, ...[...(one.shadowRoot?.children ?? [])].flatMap(partsOf)],
  )
}

function isUsable(element: Element): boolean {
  // A closed shadow root shows nothing of what it holds.
  const isClosed = element.localName.includes('-') && !element.shadowRoot
  return (
    (isClosed || element.matches(usable)) &&
    areaOf(element) > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none'
  )
}

/** Whether an element is one of our places in the page, or in one. */
export function isOurs(element: Element): boolean {
  const root = element.getRootNode()
  return (
    element.closest('[data-walletdock]') !== null ||
    (root instanceof ShadowRoot && isOurs(root.host))
  )
}

/** The nearest place above the flow; neighbours share what has been found before. */
function overlayAround(
  element: Element,
  known: Map<Element, Element | undefined>,
): Element | undefined {
  if (known.has(element)) return known.get(element)
  const root = element.getRootNode()
  const parent =
    element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  // A page may lock its scrolling by a body that is fixed.
  const isPage = element.matches('html,body')
  const overlay =
    !isPage && isOverlay(element)
      ? element
      : parent && !isPage
        ? overlayAround(parent, known)
        : undefined
  known.set(element, overlay)
  return overlay
}

function isOverlay(element: Element): boolean {
  if (element.matches(':modal,:popover-open')) return true
  const { position } = getComputedStyle(element)
  // Within the page, what is absolute is usually a part of something.
  const isTop = element.parentElement?.matches('html,body')
  const isAbove = position === 'fixed' || (position === 'absolute' && isTop)
  return isAbove === true && areaOf(element) >= smallest
}

/** As it is laid out: what comes in may still be small or moved away by a transform. */
function areaOf(element: Element): number {
  return element instanceof HTMLElement
    ? element.offsetWidth * element.offsetHeight
    : 0
}
