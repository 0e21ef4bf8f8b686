import { isOurs, overlaysIn } from './overlaysIn'

const intervalMs = 50

/**
 * Reports whether an overlay that the visitor can use was added, shown or enlarged after this call. A wallet may show
 * its prompt in the page, where a modal dialog would make the prompt inert.
 * @param report called when the result changes; the initial result is false
 * @returns Function that stops observing.
 */
export function watchOverlays(
  report: (isOverlaid: boolean) => void,
): () => void {
  const before = overlaysIn(document.documentElement)
  const changed = new Set<Element>()
  const end = new AbortController()
  let isOverlaid = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns whether an overlay is new or has grown. The page's own header may change as well, but keeps its size. */
  const isNew = (element: Element) =>
    [...overlaysIn(element)].some(
      ([overlay, area]) => area > 1.5 * (before.get(overlay) ?? 0),
    )
  const update = () => {
    timer = undefined
    for (const one of changed) if (!one.isConnected) changed.delete(one)
    const isNow = [...changed].some(isNew)
    if (isNow === isOverlaid) return
    isOverlaid = isNow
    report(isNow)
  }
  // Throttled, because animated pages change styles all the time.
  const scheduleUpdate = () => {
    timer ??= setTimeout(update, intervalMs)
  }
  const add = (node: EventTarget | null) => {
    if (!(node instanceof Element) || isOurs(node)) return
    // Ignore html and body, because pages change their class too. A new overlay inside them has its own mutation
    // record.
    if (node.matches('html,body')) return
    changed.add(node)
    if (node.shadowRoot) observe(node.shadowRoot)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') add(target)
      addedNodes.forEach(add)
    }
    scheduleUpdate()
  })
  const observe = (root: Node) =>
    observer.observe(root, {
      attributeFilter: ['class', 'hidden', 'open', 'style'],
      childList: true,
      subtree: true,
    })
  observe(document)
  // A wallet may have added its empty element when the page loaded.
  for (const { shadowRoot } of document.querySelectorAll('body > *'))
    if (shadowRoot && !isOurs(shadowRoot.host)) observe(shadowRoot)
  const options = { capture: true, signal: end.signal }
  // Showing a popover changes no attribute, so listen to its event. Exit animations hide an element only at their end.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      add(target)
      scheduleUpdate()
    },
    options,
  )
  document.addEventListener('transitionend', scheduleUpdate, options)
  document.addEventListener('animationend', scheduleUpdate, options)

  return () => {
    end.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}
