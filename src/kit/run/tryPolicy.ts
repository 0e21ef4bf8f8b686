import { createPolicy } from '../../platform/trustedUrls'
import { pageNonce } from './preload'

/** Test of one thing that Walletdock does, in an empty frame to which the page's policy applies. */
export type PolicyTrial = {
  readonly what: string
  /** Directive of the policy that allows or blocks it. */
  readonly directive: string
  /** `failed` if the test did not work, but the policy was not the reason. */
  readonly verdict: 'allowed' | 'blocked' | 'failed'
  /** Feature that needs it, such as WalletConnect. A page that does not use the feature may block it. */
  readonly neededFor?: string
}

/**
 * Tests whether this page's Content-Security-Policy allows everything that Walletdock does. Does not change the page and
 * does not run scripts. Fetches files of the remote, but does not send requests to `asks`. The browser reports
 * violations as usual.
 * @param origins origins that the remote may contact by default. @see Contract.origins
 * @returns an empty list if the page cannot access its frames
 */
export async function tryPolicy(
  base: string,
  entry: string,
  asks: readonly string[],
  origins: Readonly<Record<string, readonly string[]>>,
  nonce = pageNonce(),
): Promise<readonly PolicyTrial[]> {
  const trials: PolicyTrial[] = []
  const add = async (
    directive: string,
    what: string,
    act: Act | string,
    neededFor?: string,
  ) => {
    const verdict = await attempt(act)
    if (verdict)
      trials.push({ directive, what, verdict, ...(neededFor && { neededFor }) })
  }
  const remote = originOf(base)
  // One after the other, so that each violation belongs to the current test.
  await add('connect-src', `requests to ${remote}`, (frame) =>
    frame.fetch(`${base}contract.json`),
  )
  await add('script-src', `scripts of ${remote}`, ({ document }) => {
    // A preload, so that the policy for scripts applies but the script does not run.
    const link = document.createElement('link')
    const as = { rel: 'preload', as: 'script', crossOrigin: 'anonymous' }
    Object.assign(link, as, { nonce: nonce ?? '', href: base + entry })
    return loading(link, () => document.head.append(link))
  })
  for (const name of ['walletdock-host', 'walletdock'])
    await add('trusted-types', `the policy ${name}`, (frame) =>
      createPolicy(name, () => false, frame),
    )
  for (const origin of new Set(asks.map(originOf)))
    await add('connect-src', `requests to ${origin}`, origin)
  for (const [moment, all] of Object.entries(origins)) {
    const feature = featureNames[moment] ?? moment
    const what = (origin: string) => `requests to ${origin}, for ${feature}`
    for (const origin of all)
      await add('connect-src', what(origin), origin, feature)
  }
  await add('img-src', 'icons of wallets and networks (data:)', (frame) => {
    const image = new frame.Image()
    const src =
      'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    return loading(image, () => Object.assign(image, { src }))
  })
  return trials
}

/** Features that do not work if the policy blocks an origin, by the moment of the first request. */
const featureNames: Readonly<Record<string, string>> = {
  connected: 'connected visitors, unless your options set another origin',
  walletConnect: 'WalletConnect',
  coinbase: 'Coinbase Wallet',
  safe: 'Safe',
}

type FrameWindow = Window & typeof globalThis

type Act = (frame: FrameWindow) => unknown

/**
 * The only origin that our additional policy allows. It does not exist. Its name shows in the console that the
 * self-test caused the violation.
 */
const nobody = 'walletdock-self-test.invalid'

/** How long to wait for the violation of our additional policy, in milliseconds. */
const patienceMs = 2000

/**
 * Returns whether the page's policy allows what a function does in an empty frame, or requests to an origin. The frame
 * inherits the policy, and removing it ends everything inside.
 *
 * To send no request to an origin, a second policy in the frame blocks all requests. Browsers check both policies and
 * report each violation, so a violation of the page's policy shows that it blocks the origin. If the browser does not
 * even report a violation of our policy, the result is `failed`.
 * @returns `undefined` if the page cannot access its frames, because it is in a sandboxed frame itself
 * @see HTML, "initial about:blank"
 * @see CSP, "report violation if needed"
 */
async function attempt(
  act: Act | string,
): Promise<PolicyTrial['verdict'] | undefined> {
  const element = document.createElement('iframe')
  element.hidden = true
  // Wait for the load event, because some browsers replace the initial document when the frame loads.
  await loading(element, () => document.body.append(element))
  try {
    const frame = element.contentDocument?.defaultView
    if (!frame) return
    const isAsking = typeof act === 'string'
    const violated: string[] = []
    const isRefused = new Promise<void>((resolve) => {
      frame.document.addEventListener('securitypolicyviolation', (event) => {
        if (event.disposition !== 'enforce') return
        violated.push(event.originalPolicy)
        resolve()
      })
    })
    let works = true
    try {
      await (isAsking ? ask(frame, act) : act(frame))
    } catch {
      // The verdict reports it.
      works = false
    }
    if (isAsking) await Promise.race([isRefused, pause(patienceMs)])
    // Browsers dispatch each violation event in a later task.
    await pause(0)
    if (violated.some((policy) => !policy.includes(nobody))) return 'blocked'
    return (works && !isAsking) || violated.length > 0 ? 'allowed' : 'failed'
  } finally {
    element.remove()
  }
}

/** Tries to send a request under our additional policy, which blocks it. Policies treat WebSockets differently. */
async function ask(frame: FrameWindow, origin: string) {
  const policy = frame.document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${nobody}`
  frame.document.head.append(policy)
  if (origin.startsWith('ws')) new frame.WebSocket(origin)
  else await frame.fetch(origin)
}

/** Returns the origin of a URL. Returns an invalid URL unchanged, so that its test fails. */
function originOf(url: string): string {
  return URL.canParse(url, document.baseURI)
    ? new URL(url, document.baseURI).origin
    : url
}

function loading(element: HTMLElement, begin: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
    begin()
  })
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
