const places = new Set<Element>()

/** For a `ref`: beside this place it is told what goes wrong, as long as it is on the page. */
export function tellsHere(place: Element | null) {
  if (!place) return
  places.add(place)
  // A page that shows and hides the button must not be held by all that it has shown.
  return () => void places.delete(place)
}

/** Whether a connected button of ours is drawn, beside which things are told. A hidden one tells nobody. */
export function isToldByButton(): boolean {
  return [...places].some(isDrawn)
}

function isDrawn(place: Element): boolean {
  return (
    place.getClientRects().length > 0 &&
    getComputedStyle(place).visibility === 'visible'
  )
}
