import { returnFocus } from '../../ui/dialog/focus'

/**
 * A `ref` for a button that a different button may replace, for example when the network is unsupported. If the button
 * has the focus when it is removed, its replacement or a button next to it receives the focus.
 */
export function moveFocus(button: HTMLElement | null) {
  if (!button) return
  // React detaches a ref before it removes the element.
  return () => {
    if (button.matches(':focus')) returnFocus(button, button.getRootNode())
  }
}
