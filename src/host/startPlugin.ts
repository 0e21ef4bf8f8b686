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

/** The script for a page's HTML: its attributes and, if the page has it inline, its text. */
function scriptOf(options: StartOptions) {
  return isGuarded(options) && options.src === undefined
    ? { attributes: dataOf(options), code: startCode }
    : { attributes: startAttributes(options), code: '' }
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
 * A plugin for rspack and webpack that writes the script into every HTML file that they emit.
 * @example plugins: [new HtmlRspackPlugin(), new StartPlugin({ url: 'https://wallet.example', channel: 'stable' })]
 */
export class StartPlugin {
  readonly #tag: string

  constructor(options: StartOptions) {
    const { attributes, code } = scriptOf(options)
    const written = Object.entries(attributes).map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    )
    this.#tag = `<script${written.join('')}>${code}</script>`
  }

  apply({ hooks, webpack }: StartCompiler): void {
    const name = 'WalletdockStart'
    // After the plugins that make pages.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, page] of Object.entries(assets))
          if (/\.html?$/.test(file))
            compilation.updateAsset(
              file,
              new webpack.sources.RawSource(this.#into(String(page.source()))),
            )
      })
    })
  }

  /** As early as a script may stand: pages may leave out `<head>`, `<html>` and the doctype. */
  #into(html: string): string {
    const before = [
      /<head(\s[^>]*)?>/i,
      /<html(\s[^>]*)?>/i,
      /<!doctype[^>]*>/i,
    ]
      .map((opening) => opening.exec(html))
      .find(Boolean)
    const at = before ? before.index + before[0].length : 0
    return html.slice(0, at) + this.#tag + html.slice(at)
  }
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** What is used of a compiler; those of rspack and webpack are alike. */
export type StartCompiler = {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, look: (compilation: StartCompilation) => void): void
    }
  }
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_SUMMARIZE: number }
    readonly sources: { readonly RawSource: new (text: string) => object }
  }
}

type StartCompilation = {
  readonly hooks: {
    readonly processAssets: {
      tap(
        how: { readonly name: string; readonly stage: number },
        change: (
          assets: Readonly<Record<string, { source(): string | Uint8Array }>>,
        ) => void,
      ): void
    }
  }
  updateAsset(file: string, source: object): void
}
