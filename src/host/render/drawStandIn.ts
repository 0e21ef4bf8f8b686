import { busyLook, standInLook } from './standInLook'

/**
 * Puts a stand-in into a page without React.
 * @param isWaiting what it stands in for is on its way: a press is answered at once, and remembered by `onClick`
 */
export function drawStandIn(
  place: Element,
  label: string,
  accent: string | undefined,
  onClick: () => void,
  isWaiting: boolean,
): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.style.cssText = standInLook(accent, isWaiting)
  button.onclick = () => {
    if (isWaiting) {
      button.ariaBusy = 'true'
      button.style.cssText += busyLook
    }
    onClick()
  }
  place.replaceChildren(button)
}
