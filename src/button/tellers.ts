const places = new Set<Element>()

/** For a `ref`: beside this place it is told what goes wrong, as long as it is on the page. */
export function tellsHere(place: Element | null): void {
  if (place) places.add(place)
}

/** Whether a connected button of ours is drawn, beside which things are told. A hidden one tells nobody. */
export function isToldByButton(): boolean {
  for (const place of places) {
    if (!place.isConnected) places.delete(place)
    else if (isDrawn(place)) return true
  }
  return false
}

function isDrawn(place: Element): boolean {
  return (
    place.getClientRects().length > 0 &&
    getComputedStyle(place).visibility === 'visible'
  )
}
