import type { PolicyTrial } from './SelfTestReport'
import { throwawayFrame } from './throwawayFrame'

/** The only origin that our own policy allows. It does not exist, and its name says in the console where a refusal came from. */
const nobody = 'walletdock-self-test.invalid'

/** How long a browser has to tell what refused, in milliseconds. */
const patienceMs = 2000

/**
 * Whether the page's policy lets an origin be asked, without asking it: a second policy of the frame's own refuses what
 * the page's allows. Browsers check every policy and report each that refuses; where ours is not among them, nothing is known.
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
      // Another one may still be told of.
      else setTimeout(resolve, 0, 'allowed')
    })
  })
  // It always fails; who refused it arrives as an event.
  await ask(window, origin).catch(() => undefined)
  return verdict.finally(remove)
}

/** A policy tells sockets from requests. */
async function ask(window: Window & typeof globalThis, origin: string) {
  if (origin.startsWith('ws')) new window.WebSocket(origin)
  else await window.fetch(origin)
}
