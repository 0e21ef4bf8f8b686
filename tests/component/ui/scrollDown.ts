/** Scrolls an element down by CSS pixels, and waits for its scroll event. */
export async function scrollDown(element: Element, by: number) {
  const heard = new Promise((resolve) =>
    element.addEventListener('scroll', resolve, { once: true }),
  )
  element.scrollTop = by
  await heard
}
