/** How often the page is checked, in milliseconds. */
const intervalMs = 80

/** Elements that a visitor can interact with. */
const usable =
  'a[href],button,input,select,textarea,iframe,canvas,[role=button],[tabindex]'

/** Smallest overlay, in square pixels. Badges and tracking pixels are smaller. */
const smallest = 1600

/**
 * Reports whether an overlay that the visitor can use was added, shown or enlarged after this call. A wallet may show
 * its prompt in the page, where a modal dialog would make the prompt inert.
 * @param report called when the result changes; the initial result is false
 * @returns Function that stops observing.
 */
export function watchOverlays(
  report: (isOverlaid: boolean) => void,
): () => void {
  const before = new Map(
    [...partsOf(document.documentElement)]
      .filter((part) => isOverlay(part) && holdsUsable(part))
      .map((overlay) => [overlay, areaOf(overlay)] as const),
  )
  const changed = new Set<Element>()
  let isOverlaid = false

  /** Returns whether an overlay is new or has grown. The page's own header may change as well, but keeps its size. */
  const isNew = (element: Element) =>
    isOverlay(element) &&
    areaOf(element) > 1.5 * (before.get(element) ?? 0) &&
    holdsUsable(element)
  const update = () => {
    for (const one of changed) if (!one.isConnected) changed.delete(one)
    // Showing a popover or a modal dialog of the page may change no attribute.
    const isNow =
      [...changed].some(
        (one) =>
          [...partsOf(one)].some(isNew) || [...ancestorsOf(one)].some(isNew),
      ) || [...document.querySelectorAll(':modal,:popover-open')].some(isNew)
    if (isNow === isOverlaid) return
    isOverlaid = isNow
    report(isNow)
  }
  const add = (node: Node) => {
    // Ignore html and body, because pages change their class too. A new overlay inside them has its own mutation
    // record.
    if (!(node instanceof Element) || node.matches('html,body')) return
    if (node.closest('[data-walletdock]')) return
    changed.add(node)
    if (node.shadowRoot) observe(node.shadowRoot)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') add(target)
      addedNodes.forEach(add)
    }
  })
  const observe = (root: Node) =>
    observer.observe(root, {
      attributeFilter: ['class', 'hidden', 'open', 'style'],
      childList: true,
      subtree: true,
    })
  observe(document)
  // A wallet may have added its empty element when the page loaded.
  for (const element of document.querySelectorAll('body > *'))
    if (element.shadowRoot && !element.matches('[data-walletdock]'))
      observe(element.shadowRoot)
  const timer = setInterval(update, intervalMs)

  return () => {
    observer.disconnect()
    clearInterval(timer)
  }
}

/** Yields an element and all its descendants, also those in open shadow roots, except ours. */
function* partsOf(element: Element): Generator<Element> {
  for (const part of [element, ...element.querySelectorAll('*')]) {
    if (part.closest('[data-walletdock]')) continue
    yield part
    for (const child of part.shadowRoot?.children ?? []) yield* partsOf(child)
  }
}

function* ancestorsOf(element: Element): Generator<Element> {
  const root = element.getRootNode()
  const parent =
    element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  if (!parent) return
  yield parent
  yield* ancestorsOf(parent)
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

function isOverlay(element: Element): boolean {
  // Some pages lock scrolling by making the body fixed.
  if (element.matches('html,body')) return false
  const { position } = getComputedStyle(element)
  const isAbove =
    position === 'fixed' ||
    // Absolute elements at deeper levels are usually parts of a component, such as badges.
    (position === 'absolute' && element.parentElement?.matches('html,body'))
  if (isAbove) return areaOf(element) >= smallest
  return element.matches('dialog:modal,:popover-open')
}

/** Returns the layout size, because an entrance animation may still shrink the element or move it away. */
function areaOf(element: Element): number {
  return element instanceof HTMLElement
    ? element.offsetWidth * element.offsetHeight
    : 0
}
