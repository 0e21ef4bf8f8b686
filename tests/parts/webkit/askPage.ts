import { findElements, isShown, type Step } from './findElements'
import { descriptionOf, nameOf, textOf } from './words'

export type Point = { readonly x: number; readonly y: number }

/** How many elements a locator means, what each says, and about the first one all that a test may ask. */
export type Facts = {
  readonly texts: readonly string[]
  readonly first?:
    | {
        readonly isShown: boolean
        readonly isEnabled: boolean
        readonly isFocused: boolean
        readonly isChecked: boolean
        readonly attribute: string | null
        readonly style: string
        readonly name: string
        readonly description: string
        readonly value: string
        readonly box: Point & { width: number; height: number }
      }
    | undefined
}

/** Runs in the page. @param name of the attribute or of the style that is asked for */
export function factsOf(steps: readonly Step[], name = ''): Facts {
  const all = findElements(steps)
  const [first] = all
  return { texts: all.map(textOf), first: first && about(first, name) }
}

function about(element: Element, name: string): Facts['first'] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    isShown: isShown(element),
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    isFocused: element === focused(),
    isChecked: element.matches(':checked'),
    attribute: element.getAttribute(name),
    style: name && getComputedStyle(element).getPropertyValue(name),
    name: nameOf(element),
    description: descriptionOf(element),
    value: element instanceof HTMLInputElement ? element.value : '',
    box: { x, y, width, height },
  }
}

function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement
  return element
}

/** Runs in the page: where a pointer reaches it; `null` while it is not there, or something lies above it. */
export function pointOf(steps: readonly Step[]): Point | null {
  const [element] = findElements(steps)
  if (!element || !isShown(element) || element.matches(':disabled')) return null
  if (isMoving(element)) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) }
  for (let up: Node | null = hitAt(at); up; up = parentOf(up))
    if (up === element) return at
  // At an edge, what a page holds there may lie above it.
  element.scrollIntoView({ block: 'center', inline: 'center' })
  return null
}

/** What is about to slide looks still until it does. */
function isMoving(element: Element): boolean {
  const root = element.getRootNode()
  const isRoot = root instanceof Document || root instanceof ShadowRoot
  return (isRoot ? root.getAnimations() : []).some(({ effect, playState }) => {
    const ends =
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && ends && target?.contains(element)
  })
}

function hitAt({ x, y }: Point): Element | null {
  let hit = document.elementFromPoint(x, y)
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y)
    if (!inner || inner === hit) return hit
    hit = inner
  }
}

const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : node.parentNode

/** Runs in the page: the first element, for a test's own function. */
export function firstOf(steps: readonly Step[]): Element {
  const [element] = findElements(steps)
  if (element) return element
  throw new Error('Nothing is found.')
}
