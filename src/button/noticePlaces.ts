const places = new Set<Element>()

/** A `ref` for an element that shows notices, for as long as it is on the page. */
export function noticePlace(place: Element | null) {
  if (!place) return
  places.add(place)
  // A page that shows and hides the button must not be held by all that it has shown.
  return () => void places.delete(place)
}

/** True while a connected button of ours is visible, which shows notices itself. */
export function hasNoticePlace(): boolean {
  return [...places].some(isDrawn)
}

function isDrawn(place: Element): boolean {
  return (
    place.getClientRects().length > 0 &&
    getComputedStyle(place).visibility === 'visible'
  )
}
