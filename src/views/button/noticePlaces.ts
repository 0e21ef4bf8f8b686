const places = new Set<Element>()

/** A `ref` for an element that shows notices. Registers it while it is on the page. */
export function noticePlace(place: Element | null) {
  if (!place) return
  places.add(place)
  // Remove the element, so that it can be garbage collected.
  return () => void places.delete(place)
}

/** Returns whether one of our connected buttons is visible. Such a button shows notices itself. */
export function hasNoticePlace(): boolean {
  return [...places].some(isDrawn)
}

function isDrawn(place: Element): boolean {
  return (
    place.getClientRects().length > 0 &&
    getComputedStyle(place).visibility === 'visible'
  )
}
