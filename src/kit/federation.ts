import { withGuide } from '../errors/withGuide'
import { emptyManifest } from './emptyManifest'
import { joinRunning, runningRemote } from './federation/joinRunning'
import { type LoadHooks, loadLimits } from './federation/loadLimits'
import {
  isWalletdock,
  type Runtime,
  remoteFinder,
} from './federation/remoteFinder'
import { walletdockRelease } from './federation/walletdockRelease'
import { withoutWallet } from './withoutWallet'

export type {
  ReleaseOptions,
  ReleaseRemote,
} from './federation/walletdockRelease'
export { walletdockRelease }

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

/** The hooks of a federation runtime plugin that are used here. @see https://module-federation.io/plugin/dev */
export type FallbackPlugin = LoadHooks & {
  readonly name: string
  init(created: { readonly origin: Runtime }): void
  loadEntry(request: {
    readonly remoteInfo: { readonly name: string }
  }): Promise<EntryExports | undefined>
  errorLoadRemote(failure: RemoteFailure): unknown
}

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
  const { add, isOurs } = remoteFinder()
  return {
    name: 'walletdock-fallback',
    ...loadLimits(isOurs, timeoutMs),
    init: ({ origin }) => add(origin),
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
