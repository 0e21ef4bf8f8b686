import { withGuide } from '../errors/withGuide'
import type { Container } from '../platform/federation/Container'
import { isAtLeast } from '../platform/satisfies'
import type { ModuleName } from '../remote/container/WalletdockModules'
import { folderOf } from './channels/folderOf'
import type {
  EntryExports,
  FallbackPlugin,
  NamedRemote,
  RegisteredRemote,
  RemoteFailure,
  Runtime,
} from './federation/FallbackPlugin'
import { fetchManifest } from './federation/fetchManifest'
import { lazyContainer } from './federation/lazyContainer'
import { openContainer } from './federation/openContainer'
import { asLoadFailure, LoadFailure } from './LoadFailure'
import type { LoadOptions, PublicKey, TrustOptions } from './LoadOptions'
import { pageState } from './pageState'
import { tryPlaces } from './run/places'
import { prefetchChannel, prefetchPlace } from './run/prefetchRelease'
import { pageNonce } from './run/preload'
import { withoutWallet } from './withoutWallet'

export type { FallbackPlugin, RemoteFailure }

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
  /** Raw Ed25519 public keys in base64 whose owners must have signed `channels.json`. */
  readonly publicKey?: PublicKey
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
  return tryPlaces(checked, check, async ({ base, contract = '' }) => {
    const shared = pageState()
    shared.released ??= new Map()
    shared.released.set(base, contract)
    return { name: 'walletdock', entry: `${base}mf-manifest.json` }
  })
}

/** Version that `@module-federation/runtime` 0.8.12 reports, which is the oldest one that the tests run. */
const oldestVersion = '0.6.20'

/**
 * Options of the plugin that determine the release and its checks. They have the same meaning as for the kit.
 * `url` is by default the folder of the remote's manifest.
 */
export type FallbackOptions = TrustOptions &
  Partial<Pick<LoadOptions<never>, 'url' | 'fallbackUrls' | 'timeoutMs'>>

/**
 * Creates a plugin for the federation runtime. It finds, verifies and opens the release as the kit does. The runtime
 * loads no script of Walletdock itself. If Walletdock fails to load or is too slow, its components render nothing and
 * its hooks return the status `disconnected`, with the reason in `unavailable`.
 * @param options.timeoutMs limit for the release, and then for each module, in milliseconds. @default 8000
 * @example new ModuleFederationPlugin({ …, runtimePlugins: [require.resolve('walletdock/federation')] })
 */
export default function walletdockFallback(
  options: FallbackOptions = {},
): FallbackPlugin {
  const { timeoutMs = 8000 } = options
  const runtimes = new Set<Runtime>()
  const containers = new Map<string, Container>()
  const { isOurs, isOurFile, nameIn } = remotesOf(runtimes)
  /** Returns the options for the folder of a remote. */
  function optionsFor(folder: string): LoadOptions<ModuleName> {
    const release = pageState().released?.get(folder)
    return release
      ? { url: folder, integrity: release, timeoutMs }
      : { url: folder, ...options }
  }
  /** Returns the container of a folder. It is the same for all parts of the page, so that they share one failure. */
  function containerAt(folder: string): Container {
    const container =
      containers.get(folder) ??
      lazyContainer((scope) =>
        openContainer(optionsFor(folder), scope, { hasButton: true }),
      )
    containers.set(folder, container)
    return container
  }
  return {
    name: 'walletdock-fallback',
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
    fetch(url, init, remote) {
      if (!isOurFile(remote, url)) return
      prefetch(optionsFor(parentOf(url)))
      return fetchManifest(url, init, timeoutMs / 2)
    },
    async loadEntry({ remoteInfo }) {
      if (!isOurs(remoteInfo?.name)) return
      const container = containerAt(parentOf(remoteInfo?.entry ?? ''))
      // The runtime awaits the result of `get`, although its types do not say so.
      return container as unknown as EntryExports
    },
    async getModuleFactory({ remoteEntryExports, expose, moduleInfo }) {
      if (!isOurs(moduleInfo?.name)) return
      const late = `${expose} did not load within ${timeoutMs} ms.`
      return Promise.race([
        remoteEntryExports.get(expose),
        new Promise<never>((_, reject) => {
          setTimeout(
            () => reject(new LoadFailure('timed-out', late)),
            timeoutMs,
          )
        }),
      ])
    },
    errorLoadRemote({ lifecycle, id = '', from, error, remote }) {
      if (lifecycle !== 'onLoad') return
      if (!isOurs(remote?.name ?? nameIn(id) ?? id.split('/')[0])) return
      console.error(
        withGuide(
          'Walletdock could not be loaded: this page continues without a wallet. Reload to try again.',
          'federation-plugins',
        ),
        error,
      )
      const module = withoutWallet(asLoadFailure(error))
      return from === 'build' ? () => module : module
    },
  }
}

/** Finds Walletdock among the remotes of all runtimes of the page, which may be added later. */
function remotesOf(runtimes: ReadonlySet<Runtime>) {
  const remotes = () => [...runtimes].flatMap(({ options }) => options.remotes)
  /** Returns whether a remote is Walletdock, by its name on the page or by the name of its container. */
  const isOurs = (remote: string | undefined) =>
    isWalletdock(remote) ||
    isWalletdock(remotes().find(({ name }) => name === remote)?.entryGlobalName)
  return {
    isOurs,
    /**
     * Returns whether a file belongs to Walletdock. Runtimes before 2.5 do not pass the remote to all hooks. In that
     * case, the file belongs to the remote with the same URL, or with the closest folder.
     */
    isOurFile(remote: NamedRemote, url: string) {
      if (remote?.name) return isOurs(remote.name)
      const distance = ({ entry = '' }: RegisteredRemote) =>
        entry === url ? 0 : parentOf(url).length - parentOf(entry).length + 1
      const [closest] = remotes()
        .filter(
          (it) => it.entry && parentOf(url).startsWith(parentOf(it.entry)),
        )
        .sort((one, other) => distance(one) - distance(other))
      return isOurs(closest?.name)
    },
    /** Returns the name of the remote that a request names, such as `wallet/useWallet`. Pages may give remotes an alias. */
    nameIn: (id: string) =>
      remotes().find(({ name, alias = name }) => id.startsWith(`${alias}/`))
        ?.name,
  }
}

/** Starts to fetch the release, while the runtime fetches the manifest and the page's scripts run. */
function prefetch({ url, channel, integrity }: LoadOptions<ModuleName>) {
  const { contracts, found, early } = pageState()
  // `start.js` or the kit have requested the files already, or this is a server.
  if (contracts.size || found.size || early?.size) return
  if (typeof document === 'undefined') return
  const folder = folderOf(url)
  const fetching = channel
    ? prefetchChannel(folder, channel, pageNonce())
    : prefetchPlace({ base: folder, contract: integrity }, pageNonce())
  fetching.catch(() => {
    // The container requests the same files and reports the error.
  })
}

/** Returns whether a remote is Walletdock. Compares the end of the name, because Vite's plugin adds a prefix. */
function isWalletdock(remote: string | undefined): boolean {
  return remote?.endsWith('walletdock') === true
}

/** Returns the absolute URL of the folder that contains a file. */
function parentOf(url: string): string {
  return folderOf(url.replace(/[?#].*/, '').replace(/[^/]*$/, ''))
}
