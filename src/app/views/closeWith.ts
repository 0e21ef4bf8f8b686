import type { Dock } from '../Dock'

/**
 * Closes dialogs whose button disappears together with the page's view. If only the menu or drawer around the button
 * closes, at once or after an animation, the dialog stays open.
 * @returns Function to be called with each removed button.
 */
export function closeWith({ ended, session }: Dock): (button: object) => void {
  /** The trigger of the dialog, and the page's view at that time. */
  let opened: { readonly by: object; readonly view: string } | undefined
  let isRemoved = false

  const update = () => {
    const { dialog, trigger } = session.getState()
    if (!dialog || !trigger) opened = undefined
    else if (trigger !== opened?.by) {
      opened = { by: trigger, view: pageView(location) }
      isRemoved = false
    }
  }
  update()
  session.subscribe(update)

  const closeIfLeft = () => {
    if (isRemoved && opened && opened.view !== pageView(location))
      session.send({ type: 'CLOSE' })
  }
  // If the button was removed before the visitor navigated back, the page's view had not changed at that time, so check
  // again.
  addEventListener('popstate', closeIfLeft, { signal: ended })

  return (button) => {
    if (button !== opened?.by) return
    isRemoved = true
    // A router may change the URL after it has removed the button.
    queueMicrotask(closeIfLeft)
  }
}

/** Identifies the view that a URL shows: by its path, and by a path in its fragment. */
export function pageView({
  hash,
  pathname,
}: Pick<Location, 'hash' | 'pathname'>): string {
  return /^#!?\//.test(hash) ? pathname + hash.split('?', 1) : pathname
}
