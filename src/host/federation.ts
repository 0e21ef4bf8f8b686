import { emptyManifest } from './emptyManifest'
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
export type FallbackPlugin = {
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
 * A plugin for the federation runtime: while Walletdock fails to load, its components render nothing and its hooks say
 * `disconnected`, so that pages which import it statically, or share `version-first`, live on.
 * @example new ModuleFederationPlugin({ …, runtimePlugins: [require.resolve('walletdock/federation')] })
 */
export default function walletdockFallback(): FallbackPlugin {
  let isTold = false
  return {
    name: 'walletdock-fallback',
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
      const name = remote?.name ?? id?.split('/')[0]
      if (!name?.endsWith('walletdock')) return
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

/**
 * The same for webpack's own federation plugin, which has no plugins at run time. If the remote is down, slow or damaged,
 * or if the page's policy refuses the script, the page gets stand-ins, and the console says why.
 * @param url of the folder that has `remoteEntry.js`
 * @param options.timeoutMs limit for the entry, in milliseconds: webpack starts no part of the page before. @default 8000
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

type Container = {
  init(scope: unknown): void
  get(name: string): Promise<() => unknown>
}

/** Trusted Types have no declarations in TypeScript yet. @see W3C Trusted Types */
type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** Its text goes into pages: it may name nothing from outside. */
function loadEntry(
  entry: string,
  timeoutMs: number,
  standIns: () => object,
): Promise<Container> {
  const script = document.createElement('script')
  const containerNow = (): unknown => Reflect.get(globalThis, 'walletdock')
  const before = containerNow()
  const load = () =>
    new Promise<Container>((resolve, reject) => {
      setTimeout(reject, timeoutMs, `no answer within ${timeoutMs} ms`)
      script.onerror = () => reject('no answer, or the browser refused it')
      script.onload = () => {
        const container = containerNow()
        // A server may answer with a page for every path, and another entry may have run before.
        if (container !== before && 'get' in Object(container))
          resolve(container as Container)
        else reject('the answer is not the entry')
      }
      const types: PolicyFactory | undefined = Reflect.get(
        globalThis,
        'trustedTypes',
      )
      // Throws if the page's policy does not name it.
      script.src = types
        ? types
            .createPolicy('walletdock-remote', {
              createScriptURL: (asked) => (asked === entry ? asked : ''),
            })
            .createScriptURL(entry)
        : entry
      script.crossOrigin = 'anonymous'
      const first: HTMLScriptElement | null =
        document.querySelector('script[nonce]')
      script.nonce = first?.nonce ?? ''
      document.head.append(script)
    })
  return load().catch((reason) => {
    script.remove()
    console.error(
      `Walletdock could not be loaded from ${entry}: this page goes on without a wallet. Reload to try again.`,
      reason,
    )
    return { init() {}, get: async () => standIns }
  })
}
