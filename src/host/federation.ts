import { emptyManifest } from './emptyManifest'
import { loadEntry } from './federation/loadEntry'
import { type LoadHooks, loadLimits } from './federation/loadLimits'
import { withoutWallet } from './withoutWallet'

/** How one library is shared. */
export type SharedLibrary = { readonly singleton: true }

/**
 * What a page shares so that Walletdock runs on its libraries: the same for the federation plugins of rspack, webpack
 * and Vite.
 * @param options.wagmi `false` for a page without wagmi. @default true
 * @example new ModuleFederationPlugin({ name: 'shop', shared: walletdockShared() })
 */
export function walletdockShared(
  options: { readonly wagmi?: boolean } = {},
): Record<string, SharedLibrary> {
  const { wagmi = true } = options
  const libraries = [
    ...['react', 'react/', 'react-dom', 'react-dom/'],
    // wagmi's hooks and what they run on, which Walletdock's own connecting runs on too.
    ...(wagmi ? ['wagmi', '@wagmi/core', '@tanstack/react-query'] : []),
  ]
  return Object.fromEntries(
    libraries.map((name) => [name, { singleton: true }]),
  )
}

/** The parts of the federation runtime's plugin that are used here. @see https://module-federation.io/plugin/dev */
export type FallbackPlugin = LoadHooks & {
  readonly name: string
  errorLoadRemote(failure: RemoteFailure): unknown
  afterResolve<Request extends RemoteRequest>(request: Request): Request
}

/** What the federation runtime says of a module of a remote before it loads that. */
export type RemoteRequest = {
  readonly remote: { readonly name: string }
  readonly origin: { readonly options: { readonly shareStrategy?: string } }
}

/** What the federation runtime says of a remote that it could not load. */
export type RemoteFailure = {
  readonly lifecycle: string
  /** What was asked for, such as `walletdock/useWallet`. Older runtimes name no remote beside it. */
  readonly id?: string | undefined
  /** `build` for an import that the bundler has seen. */
  readonly from?: string | undefined
  readonly error?: unknown
  readonly remote?: { readonly name?: string; readonly entry?: string }
}

/**
 * A plugin for the federation runtime: if Walletdock fails to load, or does not in time, its components render nothing and
 * its hooks say `disconnected`, so that pages which import it statically, or share `version-first`, live on.
 * @param options.timeoutMs limit for manifest and entry together, and for the modules after that, in milliseconds. @default 8000
 * @example new ModuleFederationPlugin({ …, runtimePlugins: [require.resolve('walletdock/federation')] })
 */
export default function walletdockFallback(
  options: { readonly timeoutMs?: number } = {},
): FallbackPlugin {
  const { timeoutMs = 8000 } = options
  let isTold = false
  return {
    name: 'walletdock-fallback',
    ...loadLimits((remote) => isWalletdock(remote?.name), timeoutMs),
    afterResolve(request) {
      const { remote, origin } = request
      // Vite's plugin puts a name of its own before it.
      const isVite = /.walletdock$/.test(remote.name)
      if (
        isVite &&
        origin.options.shareStrategy === 'loaded-first' &&
        !isTold
      ) {
        isTold = true
        console.error(
          'Walletdock: Vite’s federation plugin leaves what a page imports from a remote undefined under `shareStrategy: "loaded-first"`. Leave it at `version-first`.',
        )
      }
      return request
    },
    errorLoadRemote({ lifecycle, id, from, error, remote }) {
      if (!isWalletdock(remote?.name ?? id?.split('/')[0])) return
      if (lifecycle === 'afterResolve') return emptyManifest
      if (lifecycle !== 'onLoad') return
      console.error(
        'Walletdock could not be loaded: this page goes on without a wallet. Reload to try again.',
        error,
      )
      const module = withoutWallet()
      return from === 'build' ? () => module : module
    },
  }
}

/** Vite's plugin adds a prefix to the name of a remote. */
function isWalletdock(remote: string | undefined): boolean {
  return remote?.endsWith('walletdock') === true
}

/**
 * The same for webpack's own federation plugin, which has no plugins at run time. If the remote is down, slow or damaged,
 * or if the page's policy refuses the script, the page gets stand-ins, and the console says why.
 * @param url of the folder that has `remoteEntry.js`
 * @param options.timeoutMs limit for the entry, before which webpack starts no part of the page, and for the modules after
 * that, in milliseconds. @default 8000
 * @example new ModuleFederationPlugin({ remotes: { walletdock: walletdockRemote('https://wallet.example') } })
 * @see https://webpack.js.org/concepts/module-federation/#promise-based-dynamic-remotes
 */
export function walletdockRemote(
  url: string,
  options: { readonly timeoutMs?: number } = {},
): string {
  const { timeoutMs = 8000 } = options
  const entry = `${url.replace(/\/$/, '')}/remoteEntry.js`
  return `promise (${loadEntry})(${JSON.stringify(entry)}, ${timeoutMs}, ${withoutWallet})`
}
