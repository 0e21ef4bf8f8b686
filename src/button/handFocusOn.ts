import { returnFocus } from '../ui/dialog/returnFocus'

/**
 * A `ref` for a button that another one may replace, such as that of a wrong network. If it has the focus then, the
 * focus goes to a button beside it or in its place.
 */
export function handFocusOn(button: HTMLElement | null) {
  if (!button) return
  // React detaches a ref before it removes the element.
  return () => {
    if (button.matches(':focus')) returnFocus(button, button.getRootNode())
  }
}
