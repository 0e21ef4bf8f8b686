/** Returns how much the page's CSS `zoom` enlarges an element. 1 if the page does not use `zoom`. */
export function zoomOf(element: Element): number {
  const root = element.getRootNode()
  const up = root instanceof ShadowRoot ? root.host : null
  const above = element.parentElement ?? up
  // Browsers without `zoom` have no value.
  const zoom = Number(getComputedStyle(element).zoom) || 1
  return above ? zoom * zoomOf(above) : zoom
}
