/** The hooks of a federation runtime plugin that are used here. @see https://module-federation.io/plugin/dev */
export type FallbackPlugin = {
  readonly name: string
  init(created: { readonly origin: Runtime }): void
  fetch(
    url: string,
    init: RequestInit,
    remote?: NamedRemote,
  ): Promise<Response> | undefined
  loadEntry(request: {
    readonly remoteInfo: NamedRemote & { readonly entry?: string }
  }): Promise<EntryExports | undefined>
  getModuleFactory(request: {
    readonly remoteEntryExports: {
      readonly get: (expose: string) => ModuleFactory | Promise<ModuleFactory>
    }
    readonly expose: string
    readonly moduleInfo: NamedRemote
  }): Promise<ModuleFactory | undefined>
  errorLoadRemote(failure: RemoteFailure): unknown
}

type ModuleFactory = () => unknown

/** A remote as hooks receive it. Older runtimes do not pass it to all hooks. */
export type NamedRemote = { readonly name?: string } | undefined

/** A federation runtime on the page, with the fields that are used here. */
export type Runtime = {
  /** Version of the package `@module-federation/runtime-core`. */
  readonly version?: string
  readonly options: { readonly remotes: readonly RegisteredRemote[] }
}

export type RegisteredRemote = {
  readonly name: string
  /** Name that the page's imports use. @default the name */
  readonly alias?: string
  /** Name of the remote's container. Vite's plugin derives the other names from the page's. @default the name */
  readonly entryGlobalName?: string
  readonly entry?: string
}

/** The exports of a remote's entry, in the types of the federation runtime. */
export type EntryExports = {
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
