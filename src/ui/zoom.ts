/** Returns how much the page's CSS `zoom` enlarges an element. 1 if the page does not use `zoom`. */
export function zoomOf(element: Element): number {
  const root = element.getRootNode()
  const up = root instanceof ShadowRoot ? root.host : null
  const above = element.parentElement ?? up
  // Browsers without `zoom` have no value.
  const zoom = Number(getComputedStyle(element).zoom) || 1
  return above ? zoom * zoomOf(above) : zoom
}

/** Returns whether the view is zoomed in. The visitor must then be able to pan to the rest of a dialog or notice. */
export function isZoomedIn(): boolean {
  const { clientWidth } = document.documentElement
  return (visualViewport?.width ?? clientWidth) < clientWidth - 1
}

/** Returns whether the page is wider than the window. Phones place `fixed` elements as if the window showed all of it. */
export function isPageWider(): boolean {
  // The width of a media query includes a scroll bar, as `innerWidth` does.
  return matchMedia(`(max-width:${innerWidth - 1}px)`).matches
}
