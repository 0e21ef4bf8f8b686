/** Makes an element purely visual, so that pointers, keys, screen readers and our own queries ignore it. */
export function makeDecorative(picture: HTMLElement): void {
  picture.inert = true
  picture.ariaHidden = 'true'
  for (const name of ['id', 'data-testid', 'data-autofocus'])
    for (const one of [picture, ...picture.querySelectorAll(`[${name}]`)])
      one.removeAttribute(name)
  // Inert elements inside have already faded out.
  for (const one of picture.querySelectorAll<HTMLElement>('[inert]'))
    one.style.display = 'none'
}
