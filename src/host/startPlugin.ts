// Runs where a host is built or rendered: nothing of it is downloaded by a page.

/** The text of the kit's `start.js`: the build writes it here. */
declare const startCode: string

/** What `start.js` is told: the same as the kit. */
export type StartOptions = {
  /** Where the remote is served. */
  readonly url: string
  /** The channel that the kit follows. @default it starts with the contract */
  readonly channel?: string | undefined
  /** Hash of `contract.json`, where you give one to the kit. */
  readonly integrity?: string | undefined
  /** Keys, where you give some to the kit. */
  readonly publicKey?: string | readonly string[] | undefined
  /**
   * Where `start.js` lies, if you serve it yourself.
   * @default beside the remote; with `publicKey` or `integrity` the page itself has it, because nothing verifies a script
   * of the remote's origin before it runs
   */
  readonly src?: string | undefined
  /** Nonce of the page's Content-Security-Policy, or what your server replaces by it. */
  readonly nonce?: string | undefined
}

/** The attributes of the script. */
export type StartAttributes = {
  readonly async: true
  readonly src: string
  readonly nonce?: string
} & Readonly<Record<`data-${string}`, string>>

/**
 * The attributes of the script that asks for Walletdock beside a page's own scripts, for frameworks that render the page:
 * Next, React Router, Astro.
 * @throws Error if the page demands a key or a hash, and `src` does not name a file of the page's own
 * @example <head><script {...startAttributes({ url: 'https://wallet.example', channel: 'stable' })} /></head>
 */
export function startAttributes(options: StartOptions): StartAttributes {
  if (isGuarded(options) && options.src === undefined)
    throw new Error(
      'With `publicKey` or `integrity`, start.js must not come from the remote, because nothing verifies it. Copy `start.js` of the package `walletdock` to your own files, and name it in `src`.',
    )
  const folder = folderIn(options)
  const { src = `${folder}/start.js` } = options
  return { async: true, src, ...dataOf(options) }
}

/** True if the page verifies what it loads from the remote. */
function isGuarded({ integrity, publicKey }: StartOptions): boolean {
  for (const [name, value] of Object.entries({ integrity, publicKey }))
    if (value === '' || (Array.isArray(value) && value.length === 0))
      throw new Error(
        `\`${name}\` is empty. Is an environment variable missing?`,
      )
  return integrity !== undefined || publicKey !== undefined
}

function folderIn({ url }: StartOptions): string {
  return url.replace(/\/*$/, '')
}

/** What `start.js` reads from its own element. */
function dataOf(options: StartOptions) {
  const { channel, integrity, nonce, src } = options
  return {
    ...((src !== undefined || isGuarded(options)) && {
      'data-url': folderIn(options),
    }),
    ...(channel !== undefined && { 'data-channel': channel }),
    ...(integrity !== undefined && { 'data-integrity': integrity }),
    ...(nonce !== undefined && { nonce }),
  }
}

/**
 * The script for a page's HTML: its attributes and, if the page has it inline, its text.
 * @throws Error if an attribute has a quotation mark, because not every plugin that writes pages escapes it
 */
function scriptOf(options: StartOptions) {
  const script =
    isGuarded(options) && options.src === undefined
      ? { attributes: dataOf(options), code: startCode }
      : { attributes: startAttributes(options), code: '' }
  for (const [name, value] of Object.entries(script.attributes))
    if (String(value).includes('"'))
      throw new Error(
        `The attribute \`${name}\` of start.js has a quotation mark. Write %22 in a URL, and no quotation mark elsewhere.`,
      )
  return script
}

/**
 * A plugin for Vite that writes the script into every page.
 * @example plugins: [startVite({ url: 'https://wallet.example', channel: 'stable' })]
 */
export function startVite(options: StartOptions) {
  const { attributes, code } = scriptOf(options)
  return {
    name: 'walletdock-start',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { ...attributes },
        children: code,
        injectTo: 'head-prepend' as const,
      },
    ],
  }
}

/**
 * A plugin for rspack and webpack that has `HtmlRspackPlugin` or `HtmlWebpackPlugin` write the script into their pages.
 * @example plugins: [new HtmlRspackPlugin(), new StartPlugin({ url: 'https://wallet.example', channel: 'stable' })]
 */
export class StartPlugin {
  readonly #tag: PageTag

  constructor(options: StartOptions) {
    const { attributes, code } = scriptOf(options)
    this.#tag = {
      tagName: 'script',
      attributes: { ...attributes },
      voidTag: false,
      innerHTML: code,
      meta: {},
    }
  }

  /** @throws Error if the compiler has no plugin that writes pages */
  apply({ hooks, options }: StartCompiler): void {
    const name = 'WalletdockStart'
    const pages = options.plugins.map(classOf).find(isPagesPlugin)
    if (!pages)
      throw new Error(
        'StartPlugin found neither HtmlRspackPlugin nor HtmlWebpackPlugin in `plugins`. Add one, or write the script into your page yourself with `startAttributes`.',
      )
    hooks.thisCompilation.tap(name, (compilation) => {
      const hooks =
        pages.getCompilationHooks?.(compilation) ??
        pages.getHooks?.(compilation)
      hooks?.alterAssetTagGroups.tap(name, (page) => ({
        ...page,
        headTags: [this.#tag, ...page.headTags],
      }))
    })
  }
}

/** The class of a plugin that writes pages. Versions of html-webpack-plugin before 5.6 have `getHooks` alone. */
type PagesPlugin = {
  getCompilationHooks?(compilation: object): PageHooks
  getHooks?(compilation: object): PageHooks
}

/** The part that is used here of the hooks of such a plugin. */
type PageHooks = {
  readonly alterAssetTagGroups: {
    tap(name: string, change: (page: PageTags) => PageTags): void
  }
}

type PageTags = { readonly headTags: readonly PageTag[] }

type PageTag = {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string | true>>
  readonly voidTag: boolean
  readonly innerHTML: string
  readonly meta: object
}

function classOf(plugin: unknown): unknown {
  return Object(plugin).constructor
}

function isPagesPlugin(found: unknown): found is PagesPlugin {
  return /^Html(Rspack|Webpack)Plugin$/.test(Object(found).name)
}

/** What is used of a compiler; those of rspack and webpack are alike. */
export type StartCompiler = {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, look: (compilation: object) => void): void
    }
  }
  readonly options: { readonly plugins: readonly unknown[] }
}
