/** All that an element says, shadow roots included, as a reader takes it: with single spaces. */
export function textOf(node: Node): string {
  return read(node, () => false)
}

/** The name that assistive technology gives an element, as far as our pages need it. */
export function nameOf(element: Element): string {
  const labels =
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const own =
    element.getAttribute('aria-label') ??
    (labels.map(spoken).join(' ') || spoken(element))
  return (referred(element, 'aria-labelledby') ?? own).trim()
}

export function descriptionOf(element: Element): string {
  const own =
    element.getAttribute('aria-description') ?? element.getAttribute('title')
  return referred(element, 'aria-describedby') ?? own ?? ''
}

/** What the elements say that an attribute names by their ids. */
function referred(element: Element, attribute: string): string | undefined {
  const root = element.getRootNode()
  const ids = element.getAttribute(attribute)?.split(' ')
  if (!(root instanceof Document || root instanceof ShadowRoot))
    return undefined
  return ids?.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
}

const spoken = (element: Element) =>
  read(element, (each) => each.matches('[aria-hidden=true]'))

function read(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return ''
  if (node.matches('script, style') || isLeftOut(node)) return ''
  if (node instanceof HTMLImageElement) return node.alt
  const inside = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]
  const said = inside.map((each) => read(each, isLeftOut)).join('')
  return said.replaceAll(/\s+/g, ' ')
}
