import { pageNonce } from '../check/pageNonce'
import type { PolicyTrial } from './SelfTestReport'
import { type Frame, throwawayFrame } from './throwawayFrame'
import { tryAsking } from './tryAsking'

/** What to try. */
export type Wanted = {
  /** Address of the release, with a slash at the end. */
  readonly base: string
  /** The container's script, relative to it. */
  readonly entry: string
  readonly nonce?: string | undefined
  /** Addresses that the host's configuration names: nodes, name service. */
  readonly asks: readonly string[]
  /** Origins that the remote may ask by itself, by the moment from which on. @see Contract.origins */
  readonly origins?: Readonly<Record<string, readonly string[]>> | undefined
}

/** What a page lacks that does not let an origin be asked, by moment. */
const features: Readonly<Record<string, string>> = {
  connected: 'connected visitors, unless your options name another',
  walletConnect: 'WalletConnect',
  coinbase: 'Coinbase Wallet',
  safe: 'Safe',
}

/**
 * Tries for real what Walletdock needs of this page's Content-Security-Policy, in a frame that inherits it. Nothing of
 * the page changes and no script runs; the remote's files are fetched, and `asks` are not reached. A browser reports
 * what the policy refuses as it reports any other violation.
 * @returns no trial where the page may not look into its frames
 */
export async function tryPolicy({
  base,
  entry,
  nonce = pageNonce(),
  asks,
  origins: byMoment = {},
}: Wanted): Promise<readonly PolicyTrial[]> {
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
    // One after the other, so that a refusal is known by what was tried last.
    for (const [directive, what, tell, neededFor] of plan)
      trials.push({
        directive,
        what: neededFor ? `${what}, for ${neededFor}` : what,
        verdict: await tell(),
        ...(neededFor && { neededFor }),
      })
  } finally {
    remove()
  }
  return trials
}

/** Directive, what is tried, the try, and the feature that needs it, where not every page does. */
type Step = readonly [
  string,
  string,
  () => Promise<PolicyTrial['verdict']>,
  string?,
]

/** An address that is none stays as it is, and fails. */
function originOf(url: string): string {
  return URL.canParse(url, document.baseURI)
    ? new URL(url, document.baseURI).origin
    : url
}

/** TypeScript has no declarations of Trusted Types yet. */
type TrustedGlobal = {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown }
}

/** @throws TypeError when the page's policy does not list the name */
function makePolicy(window: Window, name: string) {
  const { trustedTypes } = window as TrustedGlobal
  trustedTypes?.createPolicy(name, {})
}

/** Fetches a script as a script, and does not run it. */
function fetchScript(window: Window, href: string, nonce: string | undefined) {
  const link = window.document.createElement('link')
  const as = { rel: 'preload', as: 'script', crossOrigin: 'anonymous' }
  Object.assign(link, as, { nonce: nonce ?? '', href })
  return settled(link, () => window.document.head.append(link))
}

function show(window: Frame['window']) {
  const image = new window.Image()
  return settled(image, () => {
    image.src = dot
  })
}

/** A dot of one pixel. */
const dot =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

function settled(element: HTMLElement, begin: () => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
    begin()
  })
}
