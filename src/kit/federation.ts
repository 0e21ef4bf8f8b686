import { withGuide } from '../errors/withGuide'
import { isAtLeast } from '../platform/satisfies'
import { folderOf } from './channels/folderOf'
import { emptyManifest } from './emptyManifest'
import { joinRunning, runningRemote } from './federation/joinRunning'
import { type LoadHooks, loadLimits } from './federation/loadLimits'
import type { LoadOptions } from './LoadOptions'
import { tryPlaces } from './run/places'
import { withoutWallet } from './withoutWallet'

/** Options for sharing one library. */
export type SharedLibrary = { readonly singleton: true }

/**
 * Returns the libraries that a page shares so that Walletdock runs on them. The result works with the federation
 * plugins of rspack, webpack and Vite.
 * @param options.wagmi `false` for a page without wagmi. @default true
 * @example new ModuleFederationPlugin({ name: 'shop', shared: walletdockShared() })
 */
export function walletdockShared(
  options: { readonly wagmi?: boolean } = {},
): Record<string, SharedLibrary> {
  const { wagmi = true } = options
  const libraries = [
    ...['react', 'react/', 'react-dom', 'react-dom/'],
    // wagmi and the libraries that its hooks need. Walletdock connects wallets with the same libraries.
    ...(wagmi ? ['wagmi', '@wagmi/core', '@tanstack/react-query'] : []),
  ]
  return Object.fromEntries(
    libraries.map((name) => [name, { singleton: true }]),
  )
}

/** Options that determine the release. They have the same meaning as for the kit. */
export type ReleaseOptions = Pick<
  LoadOptions<never>,
  'url' | 'fallbackUrls' | 'timeoutMs'
> & {
  /** Channel to follow, such as `stable` or `canary`. */
  readonly channel: string
  /** Raw Ed25519 public keys in base64. One of their owners must have signed `channels.json`. */
  readonly publicKey?: string | readonly string[]
}

/** A remote for `registerRemotes` of the federation runtime. */
export type ReleaseRemote = { readonly name: string; readonly entry: string }

/**
 * Finds the release that a channel gives this visitor, by the rules of the kit: canary, pins, rollback, mirrors and
 * signatures. For pages that choose the channel at run time.
 * @throws LoadFailure with the reason, for example `disabled` or `untrusted`
 * @example registerRemotes([await walletdockRelease({ url: 'https://wallet.example', channel: 'canary' })])
 * @see https://module-federation.io/guide/runtime/runtime-api
 */
export async function walletdockRelease(
  options: ReleaseOptions,
): Promise<ReleaseRemote> {
  const { url, fallbackUrls, channel, timeoutMs, publicKey } = options
  const checked = {
    ...{ url, fallbackUrls, channel, timeoutMs },
    // If the key is `undefined`, an environment variable is probably missing. Pass an empty key, which the check
    // rejects, because the page's owner wants the remote to be verified.
    ...('publicKey' in options && { publicKey: publicKey ?? '' }),
  }
  const check = import('./check/checkOptions').then(({ checkOptions }) =>
    checkOptions(checked),
  )
  return tryPlaces(checked, check, async ({ base }) => ({
    name: 'walletdock',
    entry: `${base}mf-manifest.json`,
  }))
}

/** The hooks of a federation runtime plugin that are used here. @see https://module-federation.io/plugin/dev */
export type FallbackPlugin = LoadHooks & {
  readonly name: string
  init(created: { readonly origin: Runtime }): void
  loadEntry(request: {
    readonly remoteInfo: { readonly name: string }
  }): Promise<EntryExports | undefined>
  errorLoadRemote(failure: RemoteFailure): unknown
}

/** A federation runtime on the page, with the fields that are used here. */
type Runtime = {
  /** Version of the package `@module-federation/runtime-core`. */
  readonly version?: string
  readonly options: { readonly remotes: readonly RegisteredRemote[] }
}

type RegisteredRemote = { readonly name: string; readonly entry?: string }

/** The exports of a remote's entry, in the types of the federation runtime. */
type EntryExports = {
  init(scope: object): void
  get(name: string): () => Promise<unknown>
}

/** The federation runtime's report of a remote that failed to load. */
export type RemoteFailure = {
  readonly lifecycle: string
  /**
   * The requested module, such as `walletdock/useWallet`, or the URL of the manifest. Runtimes before 2.5 set this id
   * but not `remote`.
   */
  readonly id?: string | undefined
  /** `build` for an import in the source code, which the bundler has compiled. */
  readonly from?: string | undefined
  readonly error?: unknown
  readonly remote?: { readonly name?: string; readonly entry?: string }
}

/** Version that `@module-federation/runtime` 0.8.12 reports, which is the oldest one that the tests run. */
const oldestVersion = '0.6.20'

/**
 * Creates a plugin for the federation runtime. If Walletdock fails to load or is too slow, its components render
 * nothing and its hooks return the status `disconnected`. Without the plugin, such a failure would break pages that
 * import Walletdock statically or share `version-first`.
 * @param options.timeoutMs limit for manifest and entry together, and then for each module, in milliseconds.
 * @default 8000
 * @example new ModuleFederationPlugin({ …, runtimePlugins: [require.resolve('walletdock/federation')] })
 */
export default function walletdockFallback(
  options: { readonly timeoutMs?: number } = {},
): FallbackPlugin {
  const { timeoutMs = 8000 } = options
  const runtimes = new Set<Runtime>()
  /**
   * Returns whether a file belongs to Walletdock. Runtimes before 2.5 do not pass the remote to all hooks. In that case,
   * the file belongs to the remote with the same URL, or with the closest folder.
   */
  const isOurs: Parameters<typeof loadLimits>[0] = (remote, url) => {
    if (remote?.name) return isWalletdock(remote.name)
    const distance = ({ entry = '' }: RegisteredRemote) =>
      entry === url ? 0 : parentOf(url).length - parentOf(entry).length + 1
    const [closest] = [...runtimes]
      .flatMap((runtime) => runtime.options.remotes)
      .filter(({ entry }) => entry && parentOf(url).startsWith(parentOf(entry)))
      .sort((one, other) => distance(one) - distance(other))
    return isWalletdock(closest?.name)
  }
  return {
    name: 'walletdock-fallback',
    ...loadLimits(isOurs, timeoutMs),
    init({ origin }) {
      const { version = '' } = origin
      runtimes.add(origin)
      if (/\d/.test(version) && !isAtLeast(version, oldestVersion))
        console.warn(
          withGuide(
            `Walletdock: this page's federation runtime (${version}) is older than 0.8.12, so the page may not start while Walletdock is down. Update @module-federation/enhanced.`,
            'federation-plugins',
          ),
        )
    },
    async loadEntry({ remoteInfo }) {
      // On a server, no part of the page can have opened Walletdock.
      if (!isWalletdock(remoteInfo.name) || typeof document === 'undefined')
        return
      // Otherwise the runtime would use the container of the host kit, which ignores the libraries of a second part of
      // the page.
      const running = await runningRemote('walletdock')
      if (!running) return
      // The runtime awaits the result of `get`, although its types do not say so.
      return joinRunning(running) as unknown as EntryExports
    },
    errorLoadRemote({ lifecycle, id = '', from, error, remote }) {
      if (lifecycle === 'afterResolve' && isOurs(remote, id))
        return emptyManifest
      if (lifecycle !== 'onLoad') return
      if (!isWalletdock(remote?.name ?? id.split('/')[0])) return
      console.error(
        withGuide(
          'Walletdock could not be loaded: this page continues without a wallet. Reload to try again.',
          'federation-plugins',
        ),
        error,
      )
      const module = withoutWallet()
      return from === 'build' ? () => module : module
    },
  }
}

/** Returns whether a remote is Walletdock. Compares the end of the name, because Vite's plugin adds a prefix. */
function isWalletdock(remote: string | undefined): boolean {
  return remote?.endsWith('walletdock') === true
}

/** Returns the absolute URL of the folder that contains a file. */
function parentOf(url: string): string {
  return folderOf(url.replace(/[?#].*/, '').replace(/[^/]*$/, ''))
}
