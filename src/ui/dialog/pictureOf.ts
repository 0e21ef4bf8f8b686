/** How far what is in dialogs was scrolled last, in CSS px. To ask each element, the page would have to be laid out. */
const tops = new WeakMap<Element, number>()

export function noteScroll({ target }: { readonly target: EventTarget }) {
  if (target instanceof Element) tops.set(target, target.scrollTop)
}

/**
 * A copy of an element to look at: no pointer, key or screen reader finds it, and neither do we.
 * @param picture takes the copy in, where it is to be another element
 * @returns the copy, and what scrolls it as far as the element is, once it stands in the page
 */
export function pictureOf(
  element: HTMLElement,
  picture: HTMLElement = document.importNode(element),
) {
  const scrolled = all(element).flatMap((one, index) => {
    const scrollTop = tops.get(one)
    return scrollTop ? [{ index, scrollTop }] : []
  })
  picture.append(...document.importNode(element, true).childNodes)
  const copies = all(picture)
  for (const name of ['id', 'data-testid', 'data-autofocus'])
    for (const one of picture.querySelectorAll(`[${name}]`))
      one.removeAttribute(name)
  // A picture within it has left already.
  for (const one of picture.querySelectorAll('[inert]')) one.remove()
  picture.inert = true
  picture.ariaHidden = 'true'
  const scroll = () => {
    for (const { index, scrollTop } of scrolled) {
      const copy = copies[index]
      if (copy) copy.scrollTop = scrollTop
    }
  }
  return { picture, scroll }
}

const all = (element: Element) => [element, ...element.querySelectorAll('*')]
