import type { PolicyTrial } from './SelfTestReport'
import { throwawayFrame } from './throwawayFrame'

/**
 * The only origin that our additional policy allows. It does not exist. Its name shows in the console that the
 * self-test caused the violation.
 */
const nobody = 'walletdock-self-test.invalid'

/** How long to wait for the violation events, in milliseconds. */
const patienceMs = 2000

/**
 * Returns whether the page's policy allows requests to an origin, without sending a request. A second policy in the
 * frame blocks all requests. Browsers check both policies and report each violation, so a violation of the page's
 * policy shows that it blocks the origin. If the browser does not even report a violation of our policy, the result is
 * `failed`.
 * @see CSP, "report violation if needed"
 */
export async function tryAsking(
  origin: string,
): Promise<PolicyTrial['verdict']> {
  const frame = await throwawayFrame()
  if (!frame) return 'failed'
  const { window, onRefused, remove } = frame
  const policy = window.document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${nobody}`
  window.document.head.append(policy)
  const verdict = new Promise<PolicyTrial['verdict']>((resolve) => {
    setTimeout(resolve, patienceMs, 'failed')
    onRefused((by) => {
      if (!by.includes(nobody)) resolve('blocked')
      // Wait, because an event for the page's own policy may follow.
      else setTimeout(resolve, 0, 'allowed')
    })
  })
  // Always fails, because our policy blocks it. The events contain the violated policies.
  await ask(window, origin).catch(() => undefined)
  return verdict.finally(remove)
}

/** Sends a request, or opens a WebSocket if the URL requires one, because policies treat the schemes differently. */
async function ask(window: Window & typeof globalThis, origin: string) {
  if (origin.startsWith('ws')) new window.WebSocket(origin)
  else await window.fetch(origin)
}
