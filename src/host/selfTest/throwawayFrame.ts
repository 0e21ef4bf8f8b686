/** An empty frame, and functions that detect policy violations in it. */
export type Frame = {
  readonly window: Window & typeof globalThis
  /** Calls a function, and returns whether the policy allowed what it did. */
  readonly attempt: (
    act: () => unknown,
  ) => Promise<'allowed' | 'blocked' | 'failed'>
  /** Calls `report` after each violation from now on, with the text of the violated policy. */
  readonly onRefused: (report: (policy: string) => void) => void
  readonly remove: () => void
}

/**
 * Creates an empty frame. It inherits the page's Content-Security-Policy, and removing it ends everything inside.
 * @returns `undefined` if the page cannot access its frames, because it is in a sandboxed frame itself
 * @see HTML, "initial about:blank"
 */
export async function throwawayFrame(): Promise<Frame | undefined> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // Wait for the load event, because some browsers replace the initial document when the frame loads.
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve)
    document.body.append(frame)
  })
  const window = frame.contentDocument?.defaultView
  if (!window) {
    frame.remove()
    return
  }
  const onRefused: Frame['onRefused'] = (report) =>
    window.document.addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition === 'enforce') report(event.originalPolicy)
    })
  let refused = 0
  onRefused(() => refused++)
  return {
    window,
    async attempt(act) {
      refused = 0
      const works = await Promise.resolve()
        .then(act)
        .then(
          () => true,
          () => false,
        )
      // Browsers dispatch the violation event in a later task.
      await new Promise((resolve) => setTimeout(resolve))
      if (refused > 0) return 'blocked'
      return works ? 'allowed' : 'failed'
    },
    onRefused,
    remove: () => frame.remove(),
  }
}
