/** A copy of an element to look at: no pointer, key or screen reader finds it, and neither do we. */
export function pictureOf<Kind extends HTMLElement>(element: Kind): Kind {
  const picture = document.importNode(element, true)
  for (const one of picture.querySelectorAll('*')) {
    for (const name of ['id', 'data-testid', 'data-autofocus'])
      one.removeAttribute(name)
    // A picture within it has left already.
    if (one.matches('[inert]')) one.remove()
  }
  picture.inert = true
  picture.ariaHidden = 'true'
  return picture
}
