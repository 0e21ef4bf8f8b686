import { focusedElement } from '../../../src/ui/dialog/focus'

/** Returns the text of the focused element, in any shadow root. */
export const focusedText = () => focusedElement()?.textContent
