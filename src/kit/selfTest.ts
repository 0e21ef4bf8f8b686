import {
  type CopiesByLibrary,
  containerIn,
} from '../platform/federation/Container'
import { listenForWallets } from '../platform/page/announcedWallets'
import { satisfies } from '../platform/satisfies'
import type { ModuleName } from '../remote/container/WalletdockModules'
import type { Contract } from './Contract'
import { folderOf } from './channels/folderOf'
import type { FederatedGlobal } from './fit/pageShareScope'
import type { LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult, Verified } from './LoadResult'
import { type PolicyTrial, pause, tryPolicy } from './run/tryPolicy'

export type { PolicyTrial }

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
    tryPolicy(base, entry, asks, features ? origins : {}, options.nonce),
  ])
  const copies = sharedCopies(requires, global)
  const report = { page: location.origin, copies, wallets, policy }
  if (!loaded.ok) {
    const { reason, message } = loaded.failure
    return { ...report, remote: { ok: false, reason, message, tookMs } }
  }
  const { modules: _, contract: release, ...about } = loaded
  const { version, contract } = release
  return { ...report, remote: { ...about, version, contract, tookMs } }
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
 */
function sharedCopies(
  requires: Readonly<Record<string, string>> = {},
  remote: string,
): readonly SharedCopy[] {
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const reported = containerIn(remote)?.copies?.()
  const instances = federation?.__INSTANCES__ ?? []
  const scopes: readonly CopiesByLibrary[] = reported
    ? [reported]
    : instances.map((it) => it.shareScopeMap?.default ?? {})
  return Object.entries(requires).map(([library, range]) => {
    const shares = scopes.flatMap((scope) =>
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

/**
 * How long to wait for announcements, in milliseconds. Most wallets answer at once, but some answer from a background
 * page, which takes longer.
 */
const listenMs = 300

/** Requests all wallets to announce themselves, and returns their names. Does not open any wallet. @see EIP-6963 */
async function announcedNames(): Promise<readonly string[]> {
  const over = new AbortController()
  const { get } = listenForWallets(over.signal)
  await pause(listenMs)
  over.abort()
  return get()
    .map(({ name }) => name.slice(0, 80))
    .sort()
}
