import { buttonMessages } from '../../data/messages/button'
import type { Dock } from '../Dock'

/**
 * Replaces a crashed button with a plain button, which does not use React and so cannot crash again.
 * @returns Function that removes the plain button.
 */
export function offerRetry(
  place: Element,
  { language }: Pick<Dock, 'language'>,
  onRetry: () => void,
): () => void {
  const button = document.createElement('button')
  const { locale, dir, notLoadedShort } =
    language.get()?.button ?? buttonMessages
  Object.assign(button, {
    type: 'button',
    lang: locale,
    dir,
    textContent: notLoadedShort,
    onclick: onRetry,
  })
  button.style.minHeight = '40px'
  place.append(button)
  return () => button.remove()
}
