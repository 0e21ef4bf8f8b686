// biome-ignore-all lint/correctness/noComponentHookFactories: made once for each import, and without state
import type { Walletdock } from './WalletdockModules'

export { type SharedLibrary, walletdockShared } from './walletdockShared'

/** The parts of the federation runtime's plugin that are used here. @see https://module-federation.io/plugin/dev */
export type FallbackPlugin = {
  readonly name: string
  errorLoadRemote(failure: RemoteFailure): unknown
  afterResolve(request: RemoteRequest): RemoteRequest
}

/** What the federation runtime says of a module of a remote before it loads that. */
export type RemoteRequest = {
  readonly remote: { readonly name: string }
  readonly origin: { readonly options: { readonly shareStrategy?: string } }
}

/** What the federation runtime says of a remote that it could not load. */
export type RemoteFailure = {
  readonly lifecycle: string
  /** `build` for an import that the bundler has seen. */
  readonly from?: string | undefined
  readonly error?: unknown
  readonly remote?: { readonly name?: string; readonly entry?: string }
}

/**
 * A plugin for the federation runtime: while Walletdock cannot be had, its components render nothing and its hooks say
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
    errorLoadRemote({ lifecycle, from, error, remote }) {
      if (!remote?.name?.endsWith('walletdock')) return
      if (lifecycle === 'afterResolve') return emptyManifest
      if (lifecycle !== 'onLoad') return
      console.error(
        'Walletdock could not be loaded: this page goes on without a wallet. Reload to try again.',
        error,
      )
      const module = standIns()
      return from === 'build' ? () => module : module
    },
  }
}

/**
 * The same for webpack's own federation plugin, which has no plugins at run time.
 * @param url of the folder that has `remoteEntry.js`
 * @example new ModuleFederationPlugin({ remotes: { walletdock: walletdockRemote('https://wallet.example') } })
 * @see https://webpack.js.org/concepts/module-federation/#promise-based-dynamic-remotes
 */
export function walletdockRemote(url: string): string {
  const entry = `${url.replace(/\/$/, '')}/remoteEntry.js`
  return `promise (${loadEntry})(${JSON.stringify(entry)}, ${standIns})`
}

/** Without it, the runtime gives up before it asks for the entry. */
const emptyManifest = {
  id: 'walletdock',
  name: 'walletdock',
  metaData: {
    name: 'walletdock',
    globalName: 'walletdock',
    type: 'app',
    buildInfo: { buildVersion: '0', buildName: 'walletdock' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    types: { path: '', name: '', zip: '', api: '' },
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
}

type Container = {
  init(scope: unknown): void
  get(name: string): Promise<() => unknown>
}

// The text of these two goes into pages: they may name nothing from outside.

function loadEntry(entry: string, standIns: () => object): Promise<Container> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = entry
    script.crossOrigin = 'anonymous'
    script.onload = () => resolve(Reflect.get(globalThis, 'walletdock'))
    script.onerror = () => {
      console.error(
        `Walletdock could not be loaded from ${entry}: this page goes on without a wallet. Reload to try again.`,
      )
      resolve({ init() {}, get: async () => standIns })
    }
    document.head.append(script)
  })
}

/** What the exposed modules are while there is no wallet. */
function standIns() {
  const none = () => null
  const refuse = () =>
    Promise.reject(new Error('Walletdock is not loaded: there is no wallet.'))
  const wallet: ReturnType<Walletdock['useWallet']> = {
    status: 'disconnected',
    chains: [],
    hasPendingTransactions: false,
    mayOpen: { connect: false, account: false, network: false },
    open() {},
    close() {},
    switchChain: refuse,
    disconnect: async () => {},
  }
  return {
    ConnectButton: Object.assign(() => null, { Custom: none }),
    WalletProvider: (props: { readonly children?: unknown }) =>
      props.children ?? null,
    // What is below it needs a wagmi config, and there is none.
    WagmiBridge: none,
    useWallet: () => wallet,
    useSendTransaction: () => ({ send: refuse, isAsking: false }),
    useAddRecentTransaction: () => () => {},
    mount: () => ({
      update() {},
      unmount() {},
      getSnapshot: () => wallet,
      subscribe: () => () => {},
    }),
  }
}
