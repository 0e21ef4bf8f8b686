import { pageNonce } from '../run/preload'
import type { PolicyTrial } from './SelfTestReport'
import { type Frame, throwawayFrame } from './throwawayFrame'
import { tryAsking } from './tryAsking'

/** Options of the policy test. */
export type PolicyTestOptions = {
  /** URL of the release, with a slash at the end. */
  readonly base: string
  /** The container's script, relative to `base`. */
  readonly entry: string
  readonly nonce?: string | undefined
  /** URLs in the host's configuration, such as those of nodes and of the name service. */
  readonly asks: readonly string[]
  /**
   * Origins that the remote may send requests to by default, by the moment of the first request. @see Contract.origins
   */
  readonly origins?: Readonly<Record<string, readonly string[]>> | undefined
}

/** Features that do not work if the policy blocks an origin, by the moment of the first request. */
const features: Readonly<Record<string, string>> = {
  connected: 'connected visitors, unless your options set another origin',
  walletConnect: 'WalletConnect',
  coinbase: 'Coinbase Wallet',
  safe: 'Safe',
}

/**
 * Tests whether this page's Content-Security-Policy allows everything that Walletdock does, in a frame that inherits
 * the policy. Does not change the page and does not run scripts. Fetches files of the remote, but does not send
 * requests to `asks`. The browser reports violations as usual.
 * @returns an empty list if the page cannot access its frames
 */
export async function tryPolicy({
  base,
  entry,
  nonce = pageNonce(),
  asks,
  origins: byMoment = {},
}: PolicyTestOptions): Promise<readonly PolicyTrial[]> {
  const frame = await throwawayFrame()
  if (!frame) return []
  const { window, attempt, remove } = frame
  const remote = originOf(base)
  const origins = new Set(asks.map(originOf))
  const plan: readonly Step[] = [
    [
      'connect-src',
      `asking ${remote}`,
      () => attempt(() => window.fetch(`${base}contract.json`)),
    ],
    [
      'script-src',
      `scripts of ${remote}`,
      () => attempt(() => fetchScript(window, base + entry, nonce)),
    ],
    ...['walletdock-host', 'walletdock'].map(
      (name): Step => [
        'trusted-types',
        `the policy ${name}`,
        () => attempt(() => makePolicy(window, name)),
      ],
    ),
    ...[...origins].map(
      (origin): Step => [
        'connect-src',
        `asking ${origin}`,
        () => tryAsking(origin),
      ],
    ),
    ...Object.entries(byMoment).flatMap(([moment, all]) =>
      all.map(
        (origin): Step => [
          'connect-src',
          `asking ${origin}`,
          () => tryAsking(origin),
          features[moment] ?? moment,
        ],
      ),
    ),
    [
      'img-src',
      'marks of wallets and networks (data:)',
      () => attempt(() => show(window)),
    ],
  ]
  const trials: PolicyTrial[] = []
  try {
    // Run the steps one after the other, so that each violation belongs to the current step.
    for (const [directive, what, judge, neededFor] of plan)
      trials.push({
        directive,
        what: neededFor ? `${what}, for ${neededFor}` : what,
        verdict: await judge(),
        ...(neededFor && { neededFor }),
      })
  } finally {
    remove()
  }
  return trials
}

/**
 * Directive, description and function of a test, and the feature that needs the tested origin unless every page needs
 * it.
 */
type Step = readonly [
  string,
  string,
  () => Promise<PolicyTrial['verdict']>,
  string?,
]

/** Returns the origin of a URL. Returns an invalid URL unchanged, so that its test fails. */
function originOf(url: string): string {
  return URL.canParse(url, document.baseURI)
    ? new URL(url, document.baseURI).origin
    : url
}

/** TypeScript does not declare Trusted Types yet. */
type TrustedGlobal = {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown }
}

/** Creates a Trusted Types policy. @throws TypeError if the page's policy does not allow the name */
function makePolicy(window: Window, name: string) {
  const { trustedTypes } = window as TrustedGlobal
  trustedTypes?.createPolicy(name, {})
}

/** Preloads a script, so that the policy for scripts applies but the script does not run. */
function fetchScript(window: Window, href: string, nonce: string | undefined) {
  const link = window.document.createElement('link')
  const as = { rel: 'preload', as: 'script', crossOrigin: 'anonymous' }
  Object.assign(link, as, { nonce: nonce ?? '', href })
  return loadElement(link, () => window.document.head.append(link))
}

function show(window: Frame['window']) {
  const image = new window.Image()
  return loadElement(image, () => {
    image.src = dot
  })
}

/** Image of one pixel. */
const dot =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function loadElement(
  element: HTMLElement,
  begin: () => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
    begin()
  })
}
