// Runs where a host is built or rendered: nothing of it is downloaded by a page.

/** What `start.js` is told: the same as the kit. */
export type StartOptions = {
  /** Where the remote is served. */
  readonly url: string
  /** The channel that the kit follows. @default it starts with the contract */
  readonly channel?: string | undefined
  /** Hash of `contract.json`, where you give one to the kit. */
  readonly integrity?: string | undefined
  /** Where `start.js` lies, if you serve it yourself. @default beside the remote */
  readonly src?: string | undefined
}

/** The attributes of the script. */
export type StartAttributes = {
  readonly async: true
  readonly src: string
} & Readonly<Record<`data-${string}`, string>>

/**
 * The attributes of the script that asks for Walletdock beside a page's own scripts, for frameworks that render the page:
 * Next, React Router, Astro.
 * @example <head><script {...startAttributes({ url: 'https://wallet.example', channel: 'stable' })} /></head>
 */
export function startAttributes(options: StartOptions): StartAttributes {
  const folder = options.url.replace(/\/*$/, '')
  const { channel, integrity, src } = options
  return {
    async: true,
    src: src ?? `${folder}/start.js`,
    ...(src !== undefined && { 'data-url': folder }),
    ...(channel !== undefined && { 'data-channel': channel }),
    ...(integrity !== undefined && { 'data-integrity': integrity }),
  }
}

/**
 * A plugin for Vite that writes the script into every page.
 * @example plugins: [startVite({ url: 'https://wallet.example', channel: 'stable' })]
 */
export function startVite(options: StartOptions) {
  return {
    name: 'walletdock-start',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { ...startAttributes(options) },
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
    const { async: _, ...attributes } = startAttributes(options)
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escaped(value)}"`,
    )
    this.#tag = `<script async${written.join('')}></script>`
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
