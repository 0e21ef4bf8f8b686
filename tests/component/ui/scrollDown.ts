/** Scrolls an element down, in CSS pixels, until it has heard so. */
export async function scrollDown(element: Element, by: number) {
  const heard = new Promise((resolve) =>
    element.addEventListener('scroll', resolve, { once: true }),
  )
  element.scrollTop = by
  await heard
}
