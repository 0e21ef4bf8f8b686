/** A window of its own and what its policies have refused. */
export type Frame = {
  readonly window: Window & typeof globalThis
  /** Does something, and says whether the policy let it. */
  readonly attempt: (
    act: () => unknown,
  ) => Promise<'allowed' | 'blocked' | 'failed'>
  /** Calls back with the text of each policy that refuses something from now on. */
  readonly onRefused: (tell: (policy: string) => void) => void
  readonly remove: () => void
}

/**
 * An empty frame: it inherits the page's Content-Security-Policy, and what runs in it is gone with it.
 * @returns nothing where the page may not look into its frames: it is in a sandboxed one itself
 * @see HTML, "initial about:blank"
 */
export async function throwawayFrame(): Promise<Frame | undefined> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // Not every browser keeps the document that is there before the frame has loaded.
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve)
    document.body.append(frame)
  })
  const window = frame.contentDocument?.defaultView
  if (!window) {
    frame.remove()
    return
  }
  const onRefused: Frame['onRefused'] = (tell) =>
    window.document.addEventListener('securitypolicyviolation', (event) => {
      if (event.disposition === 'enforce') tell(event.originalPolicy)
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
      // Browsers report a refusal a moment after it.
      await new Promise((resolve) => setTimeout(resolve))
      if (refused > 0) return 'blocked'
      return works ? 'allowed' : 'failed'
    },
    onRefused,
    remove: () => frame.remove(),
  }
}
