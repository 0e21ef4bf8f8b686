import { dressBusy, dressStandIn, speechOf } from './standInLook'

/**
 * Renders a stand-in on a page without React. If the replaced content had the focus, the stand-in receives it.
 * @param isWaiting true while the real button loads. A press then marks the stand-in as busy before it calls `onClick`
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
