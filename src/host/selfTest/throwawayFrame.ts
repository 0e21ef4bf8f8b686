/** A window of its own and what its policy has refused. */
export type Frame = {
  readonly window: Window & typeof globalThis
  /** Does something, and says whether the policy let it. */
  readonly attempt: (
    act: () => unknown,
  ) => Promise<'allowed' | 'blocked' | 'failed'>
  readonly remove: () => void
}

/**
 * An empty frame: it inherits the page's Content-Security-Policy, and what runs in it is gone with it.
 * @see HTML, "initial about:blank"
 */
export function throwawayFrame(): Frame {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentWindow: window, contentDocument } = frame
  if (!window || !contentDocument)
    throw new Error('This page allows no frames of its own.')
  let refused = 0
  contentDocument.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition === 'enforce') refused++
  })
  return {
    // Every window has the constructors; the declaration of a frame's leaves them out.
    window: window as Frame['window'],
    async attempt(act) {
      refused = 0
      const works = await Promise.resolve()
        .then(act)
        .then(
          () => true,
          () => false,
        )
      // Browsers report a refusal a moment after it.
      await new Promise((resolve) => setTimeout(resolve))
      if (refused > 0) return 'blocked'
      return works ? 'allowed' : 'failed'
    },
    remove: () => frame.remove(),
  }
}
