import { satisfies } from '../platform/satisfies'
import { createPolicy } from '../platform/trustedUrls'
import {
  type CopiesByLibrary,
  containerIn,
} from '../remote/container/Container'
import type { ModuleName } from '../remote/container/WalletdockModules'
import type { Contract } from './Contract'
import { folderOf } from './channels/folderOf'
import type { LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { pageNonce } from './run/preload'
import type { Verified } from './Verified'

/** Options of the self-test. */
export type SelfTestOptions = LoadOptions<ModuleName> & {
  /** URLs in your configuration, such as `rpcUrls`. The test checks whether the policy allows requests to them. */
  readonly asks?: readonly string[] | undefined
  /**
   * Whether to test the origins that features such as WalletConnect need.
   * @default true
   */
  readonly features?: boolean | undefined
}

/**
 * Result of a self-test, for people and for code. It contains no accounts and nothing else that identifies the visitor.
 */
export type SelfTestReport = {
  /** Origin of the page. */
  readonly page: string
  readonly remote: RemoteFound
  /** One entry for each library that the contract requires. */
  readonly copies: readonly SharedCopy[]
  /** Names of the wallets that announced themselves. @see EIP-6963 */
  readonly wallets: readonly string[]
  /** Empty if the page cannot be tested, because it is in a sandboxed frame without `allow-same-origin`. */
  readonly policy: readonly PolicyTrial[]
}

/** The loaded remote, or the reason why it did not load. */
export type RemoteFound = {
  /** Duration of the load in milliseconds. Close to 0 if the page has loaded the remote before. */
  readonly tookMs: number
} & (
  | (Pick<Loaded, 'ok' | 'mode' | 'why' | 'url' | 'verified'> &
      Pick<Contract, 'version' | 'contract'>)
  | ({ readonly ok: false } & Pick<LoadFailure, 'reason' | 'message'>)
)

/** The copy of a library that Walletdock uses, or will use when it needs the library. */
export type SharedCopy = {
  readonly library: string
  /** `undefined` if it is Walletdock's own copy, which has not been loaded yet. */
  readonly version?: string | undefined
  readonly whose: 'page' | 'walletdock'
  /** False if the copy is not in use yet. */
  readonly isInUse: boolean
}

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

type Loaded = Extract<LoadResult<ModuleName>, { ok: true }>
type Load = (
  options: LoadOptions<ModuleName>,
) => Promise<LoadResult<ModuleName>>

/**
 * Tests how Walletdock works on this page: whether and how it loads, which libraries it runs on, which wallets the
 * visitor has, and what the page's policy blocks. Does not send requests to wallets, and does not connect any.
 *
 * @param load `loadWalletdock` of `walletdock/host`, or `loadWithoutReact` of `walletdock/host/load`
 * @example console.log(describeSelfTest(await selfTest(loadWalletdock, { url: 'https://wallet.example' })))
 */
export async function selfTest(
  load: Load,
  { asks = [], features = true, ...options }: SelfTestOptions,
): Promise<SelfTestReport> {
  const beginMs = performance.now()
  const loaded = await load(options)
  const tookMs = Math.round(performance.now() - beginMs)
  const {
    requires,
    global = 'walletdock',
    entry = 'remoteEntry.js',
    origins = {},
  }: Partial<Contract> = loaded.ok ? loaded.contract : {}
  const base = loaded.ok ? loaded.url : folderOf(options.url)
  const [wallets, policy] = await Promise.all([
    announcedNames(),
    tryPolicy(base, entry, { ...options, asks }, features ? origins : {}),
  ])
  return {
    page: location.origin,
    remote: describeLoad(loaded, tookMs),
    copies: sharedCopies(requires, global),
    wallets,
    policy,
  }
}

function describeLoad(
  loaded: LoadResult<ModuleName>,
  tookMs: number,
): RemoteFound {
  if (!loaded.ok) {
    const { reason, message } = loaded.failure
    return { ok: false, reason, message, tookMs }
  }
  const { modules: _, contract: release, ...about } = loaded
  const { version, contract } = release
  return { ...about, version, contract, tookMs }
}

/** Returns a self-test's report as text, for example for support. */
export function describeSelfTest({
  page,
  remote,
  copies,
  wallets,
  policy,
}: SelfTestReport): string {
  return [
    `Walletdock self-test of ${page}`,
    ...(remote.ok
      ? [
          `Version ${remote.version}, contract ${remote.contract}, from ${remote.url}`,
          `Mode: ${remote.mode}. ${remote.why}`,
          describeVerified(remote.verified),
          `Loaded in ${remote.tookMs} ms`,
        ]
      : [`Not loaded (${remote.reason}): ${remote.message}`]),
    '',
    'Shared copies',
    ...copies.map((copy) => `- ${copy.library} ${describeCopy(copy)}`),
    '',
    `Wallets found: ${wallets.join(', ') || 'none'}`,
    '',
    'Content-Security-Policy',
    ...policy.map(
      ({ verdict, directive, what }) => `- ${verdict}: ${what} (${directive})`,
    ),
    ...(policy.length > 0
      ? []
      : ['- not checked: this page is in a sandboxed frame']),
  ].join('\n')
}

/** Returns the version and the origin of a copy, such as `19.3.1, from the page`. */
export function describeCopy({ version, whose, isInUse }: SharedCopy): string {
  const from = whose === 'page' ? 'from the page' : 'from Walletdock'
  return [version, from, !isInUse && 'loaded when needed']
    .filter(Boolean)
    .join(', ')
}

/** Returns which steps between the site and the page were verified, and which were not. */
function describeVerified({ signedBy, contract, scripts }: Verified): string {
  const parts = [
    [`channels (signed by ${signedBy})`, 'who wrote the channels', signedBy],
    ['contract', 'contract', contract],
    ['scripts', 'scripts', scripts],
  ] as const
  const done = parts.filter(([, , is]) => is).map(([name]) => name)
  const open = parts.filter(([, , is]) => !is).map(([, name]) => name)
  return [
    `Verified: ${done.join(', ') || 'nothing'}`,
    ...(open.length > 0 ? [`not verified: ${open.join(', ')}`] : []),
  ].join('; ')
}

/**
 * Returns the copy of each library that a remote runs on, as its container reports it. If the container does not report
 * it, reads the share scopes of the page's federation runtime.
 * @param requires caret ranges by library
 * @param remote name of the remote's container
 */
function sharedCopies(
  requires: Readonly<Record<string, string>> = {},
  remote: string,
): readonly SharedCopy[] {
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const reported = containerIn(remote)?.copies?.()
  const scopes = reported
    ? [reported]
    : federation?.__INSTANCES__?.map(
        (it) => it.shareScopeMap?.['default'] ?? {},
      )
  return Object.entries(requires).map(([library, range]) => {
    const shares = (scopes ?? []).flatMap((scope) =>
      Object.entries(scope[library] ?? {}).map(([version, share]) => ({
        ...share,
        version,
      })),
    )
    const used = shares.find(({ useIn }) => useIn?.includes(remote))
    const copy =
      used ??
      shares.find(
        ({ from, version }) => from !== remote && satisfies(version, range),
      )
    const isPages = copy && copy.from !== remote
    return {
      library,
      version: copy?.version,
      whose: isPages ? 'page' : 'walletdock',
      isInUse: used !== undefined,
    }
  })
}

type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: Readonly<Record<string, CopiesByLibrary>>
    }[]
  }
}

/**
 * How long to wait for announcements, in milliseconds. Most wallets answer at once, but some answer from a background
 * page, which takes longer.
 */
const listenMs = 300

/** Requests all wallets to announce themselves, and returns their names. Does not open any wallet. @see EIP-6963 */
async function announcedNames(): Promise<readonly string[]> {
  const names = new Map<unknown, string>()
  const addName = (event: Event) => {
    const { uuid, name } = Object(Reflect.get(event, 'detail')?.info)
    if (typeof name === 'string') names.set(uuid, name.slice(0, 80))
  }
  addEventListener('eip6963:announceProvider', addName)
  dispatchEvent(new Event('eip6963:requestProvider'))
  await pause(listenMs)
  removeEventListener('eip6963:announceProvider', addName)
  return [...names.values()].sort()
}

/**
 * Tests whether this page's Content-Security-Policy allows everything that Walletdock does. Does not change the page and
 * does not run scripts. Fetches files of the remote, but does not send requests to `asks`. The browser reports
 * violations as usual.
 * @param origins origins that the remote may contact by default. @see Contract.origins
 * @returns an empty list if the page cannot access its frames
 */
async function tryPolicy(
  base: string,
  entry: string,
  { nonce = pageNonce(), asks = [] }: SelfTestOptions,
  origins: Readonly<Record<string, readonly string[]>>,
): Promise<readonly PolicyTrial[]> {
  const trials: PolicyTrial[] = []
  const add = async (
    directive: string,
    what: string,
    act: ((frame: FrameWindow) => unknown) | string,
    neededFor?: string,
  ) => {
    const verdict = await attempt(act)
    if (verdict)
      trials.push({ directive, what, verdict, ...(neededFor && { neededFor }) })
  }
  const remote = originOf(base)
  // One after the other, so that each violation belongs to the current test.
  await add('connect-src', `asking ${remote}`, (frame) =>
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
    await add('connect-src', `asking ${origin}`, origin)
  for (const [moment, all] of Object.entries(origins)) {
    const feature = featureNames[moment] ?? moment
    for (const origin of all)
      await add(
        'connect-src',
        `asking ${origin}, for ${feature}`,
        origin,
        feature,
      )
  }
  await add('img-src', 'marks of wallets and networks (data:)', (frame) => {
    const image = new frame.Image()
    return loading(image, () => {
      image.src = dot
    })
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

/** Image of one pixel. */
const dot =
  'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

type FrameWindow = Window & typeof globalThis

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
  act: ((frame: FrameWindow) => unknown) | string,
): Promise<PolicyTrial['verdict'] | undefined> {
  const element = document.createElement('iframe')
  element.hidden = true
  // Wait for the load event, because some browsers replace the initial document when the frame loads.
  await loading(element, () => document.body.append(element))
  try {
    const frame = element.contentDocument?.defaultView
    if (!frame) return
    const violated: string[] = []
    const isRefused = new Promise<void>((resolve) => {
      frame.document.addEventListener('securitypolicyviolation', (event) => {
        if (event.disposition !== 'enforce') return
        violated.push(event.originalPolicy)
        resolve()
      })
    })
    const works = await Promise.resolve(frame)
      .then(typeof act === 'string' ? (window) => ask(window, act) : act)
      .then(
        () => true,
        () => false,
      )
    if (typeof act === 'string')
      await Promise.race([isRefused, pause(patienceMs)])
    // Browsers dispatch each violation event in a later task.
    await pause(0)
    if (violated.some((policy) => !policy.includes(nobody))) return 'blocked'
    return works || violated.length > 0 ? 'allowed' : 'failed'
  } finally {
    element.remove()
  }
}

/** Tries to send a request under our additional policy, which blocks it. Policies treat WebSockets differently. */
async function ask(frame: FrameWindow, origin: string): Promise<never> {
  const policy = frame.document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${nobody}`
  frame.document.head.append(policy)
  if (origin.startsWith('ws')) new frame.WebSocket(origin)
  else await frame.fetch(origin)
  throw new Error('Only the events show whether the page allows the request.')
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
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
