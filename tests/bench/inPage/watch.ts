/** An element to find in a page: `css`, or `host >>> css` inside open shadow roots. */
export type Sought = {
  readonly css: string
  /** Element that a page shows in the same place before `css` exists. */
  readonly standIn?: string
  /** Least width in CSS pixels, if a smaller element matches as well. */
  readonly minWidth?: number
  /** The element is not interactive, so it need not be under the pointer. */
  readonly isPicture?: boolean
}

/** Times of the page's own clock, in milliseconds. */
export type Seen = {
  /** Time at which the first frame was painted in which the element is visible and reachable by the pointer. */
  readonly shown: number
  /** Time at which the first frame was painted in which the element is opaque, reachable by the pointer and still. */
  readonly settled: number
}

/** An element is settled after this many equal frames. The time of the first one counts. */
const stillFrames = 3
const limitMs = 20_000

export function find(sought: Sought): Element | undefined {
  const { css, standIn, minWidth } = sought
  return (
    findIn(css, minWidth) ?? (standIn ? findIn(standIn, minWidth) : undefined)
  )
}

function findIn(css: string, minWidth = 0): Element | undefined {
  let scopes: readonly ParentNode[] = [document]
  const parts = css.split('>>>')
  for (const part of parts.slice(0, -1))
    scopes = scopes
      .flatMap((scope) => [...scope.querySelectorAll(part)])
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const last = parts.at(-1) ?? ''
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll(last)])
    .find((element) => widthOf(element) > minWidth)
}

/**
 * Follows an element frame by frame.
 * @throws Error if the element has not settled within 20 seconds
 */
export async function watch(sought: Sought): Promise<Seen> {
  const giveUp = performance.now() + limitMs
  let shown: Promise<number> | undefined
  let settled: Promise<number> | undefined
  let place = ''
  let still = 0
  while (still < stillFrames) {
    await new Promise(requestAnimationFrame)
    const look = lookAt(sought)
    if (look.isPainted) shown ??= painted()
    still = !look.isUsable ? 0 : look.place === place ? still + 1 : 1
    if (still === 1) settled = painted()
    place = look.place
    if (performance.now() > giveUp)
      throw new Error(`${sought.css} did not settle`)
  }
  const at = (await settled) ?? Number.NaN
  return { shown: (await shown) ?? at, settled: at }
}

/** A message posted in a frame arrives after that frame is painted. */
export function painted(): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    port2.postMessage(null)
  })
}

function lookAt(sought: Sought) {
  const element = find(sought)
  if (!element) return { isPainted: false, isUsable: false, place: '' }
  const { x, y, width, height } = element.getBoundingClientRect()
  const isInView =
    x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
  const opacity = isInView ? opacityOf(element) : 0
  const isPainted =
    opacity > 0.01 &&
    (sought.isPicture || isReached(element, x + width / 2, y + height / 2))
  return {
    isPainted,
    isUsable:
      isPainted &&
      opacity >= 0.99 &&
      !element.matches(':disabled, [aria-disabled=true]'),
    place: [x, y, width, height].join(),
  }
}

function opacityOf(element: Element): number {
  if (!element.checkVisibility({ visibilityProperty: true })) return 0
  let opacity = 1
  for (let at: Element | undefined = element; at; at = parentOf(at))
    opacity *= Number(getComputedStyle(at).opacity)
  return opacity
}

/** Whether the pointer at this point hits the element or a descendant. */
function isReached(element: Element, x: number, y: number): boolean {
  let top = document.elementFromPoint(x, y)
  while (top?.shadowRoot) {
    const deeper = top.shadowRoot.elementFromPoint(x, y)
    if (!deeper || deeper === top) break
    top = deeper
  }
  for (let at = top ?? undefined; at; at = parentOf(at))
    if (at === element) return true
  return false
}

function parentOf(element: Element): Element | undefined {
  const root = element.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : undefined
  return element.assignedSlot ?? element.parentElement ?? host
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width
}
