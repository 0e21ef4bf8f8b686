import { pageNonce } from '../pageNonce'
import type { PolicyTrial } from './SelfTestReport'
import { type Frame, throwawayFrame } from './throwawayFrame'

/** What is to be tried. */
export type Wanted = {
  /** Address of the release, with a slash at the end. */
  readonly base: string
  /** The container's script, relative to it. */
  readonly entry: string
  readonly nonce?: string | undefined
  /** Addresses that the host's configuration names: nodes, name service. */
  readonly asks: readonly string[]
}

/**
 * Tries for real what Walletdock needs of this page's Content-Security-Policy, in a frame that inherits it. Nothing of
 * the page changes; the remote's files are fetched, and `asks` are not reached: each request is taken back at once.
 * A browser reports what the policy refuses as it reports any other violation.
 */
export async function tryPolicy(
  wanted: Wanted,
): Promise<readonly PolicyTrial[]> {
  const frame = throwawayFrame()
  const trials: PolicyTrial[] = []
  const attempt = async (
    directive: string,
    what: string,
    act: () => unknown,
  ) => {
    trials.push({ directive, what, verdict: await frame.attempt(act) })
  }
  try {
    const { window } = frame
    const { base, entry, asks } = wanted
    let trusted: (address: string) => string = (address) => address
    for (const name of ['walletdock-host', 'walletdock'])
      await attempt('trusted-types', `the policy ${name}`, () => {
        trusted = policyIn(window, name) ?? trusted
      })
    await attempt('connect-src', `asking ${new URL(base).origin}`, () =>
      window.fetch(`${base}contract.json`),
    )
    await attempt('script-src', `scripts of ${new URL(base).origin}`, () =>
      run(frame, trusted(base + entry), wanted.nonce ?? pageNonce()),
    )
    for (const origin of new Set(asks.map((url) => new URL(url).origin)))
      await attempt('connect-src', `asking ${origin}`, () =>
        askNobody(window, origin),
      )
    await attempt('img-src', 'marks of wallets and networks (data:)', () =>
      show(window, dot),
    )
  } finally {
    frame.remove()
  }
  return trials
}

type TrustedGlobal = {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string }
  }
}

/** @throws TypeError when the page's policy does not list the name */
function policyIn(window: Window, name: string) {
  // TypeScript has no declarations of Trusted Types yet.
  const { trustedTypes } = window as TrustedGlobal
  const policy = trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => url,
  })
  return policy && ((url: string) => policy.createScriptURL(url))
}

/** Runs a script in the frame, where what it leaves behind is nobody's. */
function run({ window }: Frame, address: string, nonce: string | undefined) {
  const script = window.document.createElement('script')
  script.crossOrigin = 'anonymous'
  if (nonce) script.nonce = nonce
  script.src = address
  return settled(script, () => window.document.head.append(script))
}

/** Asks, and takes it back before anything can have left. @throws when the policy has refused at once */
async function askNobody(window: Window, origin: string) {
  const { abort, signal } = abortable()
  const asked = window.fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    signal,
  })
  abort()
  await asked.catch(() => undefined)
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function show(window: Frame['window'], address: string) {
  const image = new window.Image()
  return settled(image, () => {
    image.src = address
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
