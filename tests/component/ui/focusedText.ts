import { focusedElement } from '../../../src/ui/dialog/focusedElement'

/** The words of what has the focus, in whatever shadow root it is. */
export const focusedText = () => focusedElement()?.textContent
