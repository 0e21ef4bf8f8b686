import { dressBusy, dressStandIn, speechOf } from './standInLook'

/**
 * Puts a stand-in into a page without React. It has the focus if what it takes the place of had it.
 * @param isWaiting what it stands in for is on its way: a press is answered at once, and remembered by `onClick`
 */
export function drawStandIn(
  place: Element,
  label: string,
  accent: string | undefined,
  onClick: () => void,
  isWaiting: boolean,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  Object.assign(button, speechOf(label, isWaiting))
  button.onclick = () => {
    if (isWaiting) {
      button.ariaBusy = 'true'
      dressBusy(button)
    }
    onClick()
  }
  const hasFocus = place.matches(':focus-within')
  place.replaceChildren(button)
  dressStandIn(button, accent, isWaiting)
  if (hasFocus) button.focus({ preventScroll: true })
  return button
}
