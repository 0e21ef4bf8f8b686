/** Makes of an element a picture to look at: no pointer, key or screen reader finds it, and neither do we. */
export function hidePicture(picture: HTMLElement): void {
  picture.inert = true
  picture.ariaHidden = 'true'
  for (const name of ['id', 'data-testid', 'data-autofocus'])
    for (const one of [picture, ...picture.querySelectorAll(`[${name}]`)])
      one.removeAttribute(name)
  // A picture within it has left already.
  for (const one of picture.querySelectorAll('[inert]')) one.remove()
}
