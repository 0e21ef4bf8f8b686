/**
 * Returns the page's popover that a dialog must be placed in, because showing a modal dialog closes every other
 * `popover=auto`.
 * @param from the element that the visitor pressed; the popover around it is preferred
 * @returns `undefined` if no popover is open
 * @see HTML, "hide all popovers until", which `showModal` runs
 */
export function openPopover(
  from: Element | undefined,
): HTMLElement | undefined {
  for (let at: Node | null | undefined = from; at; at = above(at))
    if (at instanceof HTMLElement && isOpenAuto(at)) return at
  return [...document.querySelectorAll<HTMLElement>('[popover]')]
    .filter(isOpenAuto)
    .at(-1)
}

function above(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode
}

function isOpenAuto(element: HTMLElement): boolean {
  return element.popover !== 'manual' && element.matches(':popover-open')
}
