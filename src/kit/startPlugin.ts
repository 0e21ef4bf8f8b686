// This code runs when a host's pages are built or rendered. Pages do not download it.

import { withGuide } from '../errors/withGuide'
import { thresholdOf } from './channels/thresholdOf'
import type { PublicKey } from './LoadOptions'

/** Text of the kit's `start.js`. The build sets it. */
declare const startCode: string

/** Options of `start.js`. Pass the same values as to the kit. */
export type StartOptions = {
  /** URL of the remote. */
  readonly url: string
  /** Channel that the kit follows. @default none, so that the script starts with the contract */
  readonly channel?: string | undefined
  /** Hash of `contract.json`, if you pass one to the kit. */
  readonly integrity?: string | undefined
  /** Public keys, if you pass any to the kit. */
  readonly publicKey?: PublicKey | undefined
  /**
   * URL of `start.js`, if you serve it yourself.
   * @default the `start.js` of the remote. With `publicKey` or `integrity`, the plugins write the script's text into
   * the page, because nothing verifies a script from the remote's origin before it runs
   */
  readonly src?: string | undefined
  /** Nonce of the page's Content-Security-Policy, or a placeholder that your server replaces with the nonce. */
  readonly nonce?: string | undefined
}

/** The attributes of the script element. */
export type StartAttributes = {
  readonly async: true
  readonly src: string
  readonly nonce?: string
} & Readonly<Record<`data-${string}`, string>>

/**
 * Returns the attributes of the script that fetches Walletdock while the page's own scripts load. For frameworks that
 * render the page, such as Next, React Router and Astro.
 * @throws Error if the page sets `publicKey` or `integrity`, but no `src`
 * @example <head><script {...startAttributes({ url: 'https://wallet.example', channel: 'stable' })} /></head>
 */
export function startAttributes(options: StartOptions): StartAttributes {
  if (isGuarded(options) && options.src === undefined)
    throw mistake(
      'With `publicKey` or `integrity`, start.js must not come from the remote, because nothing verifies it. Copy `start.js` of the package `walletdock` to your own files, and set `src` to its URL.',
    )
  const folder = folderIn(options)
  const { src = `${folder}/start.js` } = options
  return { async: true, src, ...dataOf(options) }
}

/**
 * Returns whether the page verifies the remote with a key or a hash.
 * @throws Error if one of these options is present but empty or `undefined`, because a variable that is not set must
 * not turn off the verification
 */
function isGuarded(options: StartOptions): boolean {
  const guards = (['integrity', 'publicKey'] as const).filter(
    (name) => name in options,
  )
  for (const name of guards) {
    const { keys: values = [] } = thresholdOf(options[name]) ?? {}
    if (values.length === 0 || !values.every(Boolean))
      throw mistake(`\`${name}\` is empty. Is an environment variable missing?`)
  }
  return guards.length > 0
}

function mistake(message: string): Error {
  return new Error(withGuide(message, 'the-start-script-and-the-status-page'))
}

function folderIn({ url }: StartOptions): string {
  return url.replace(/\/*$/, '')
}

/** Returns the attributes that `start.js` reads from its own element. */
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
 * Returns the attributes of the script and, if the page includes it inline, its text.
 * @throws Error if an attribute contains a quotation mark, because not every plugin that writes pages escapes it
 */
function scriptOf(options: StartOptions) {
  const script =
    isGuarded(options) && options.src === undefined
      ? { attributes: dataOf(options), code: startCode }
      : { attributes: startAttributes(options), code: '' }
  for (const [name, value] of Object.entries(script.attributes))
    if (String(value).includes('"'))
      throw mistake(
        `The attribute \`${name}\` of start.js has a quotation mark. In a URL, write %22 instead. Elsewhere, remove it.`,
      )
  return script
}

/**
 * Creates a Vite plugin that writes the script into every page.
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
 * Plugin for rspack and webpack. It adds the script to the pages of `HtmlRspackPlugin` or `HtmlWebpackPlugin`.
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

  /** @throws Error if the configuration has neither `HtmlRspackPlugin` nor `HtmlWebpackPlugin` */
  apply({ hooks, options }: StartCompiler): void {
    const name = 'WalletdockStart'
    const classes = options.plugins.map((it): unknown => Object(it).constructor)
    const pages = classes.find(isPagesPlugin)
    if (!pages)
      throw mistake(
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

/** Class of a plugin that writes pages. Versions of html-webpack-plugin before 5.6 only have `getHooks`. */
type PagesPlugin = {
  getCompilationHooks?(compilation: object): PageHooks
  getHooks?(compilation: object): PageHooks
}

/** The hooks of such a plugin that are used here. */
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

function isPagesPlugin(value: unknown): value is PagesPlugin {
  return /^Html(Rspack|Webpack)Plugin$/.test(Object(value).name)
}

/** The parts of a compiler that are used here. They are the same in rspack and webpack. */
export type StartCompiler = {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, look: (compilation: object) => void): void
    }
  }
  readonly options: { readonly plugins: readonly unknown[] }
}
