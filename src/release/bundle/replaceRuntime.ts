import { type Compiler, rspack } from '@rspack/core'

/** What takes the place of the bundler's own parts, by their names; given what the bundler has written. */
export type Shorter = Readonly<Record<string, (written: string) => string>>

/**
 * Puts other code in the place of parts of the bundler's runtime, which every visitor downloads.
 * @param name of the plugin that asks for it
 * @throws Error, as the build ends, when the bundler has written no such part
 */
export function replaceRuntime(
  compiler: Compiler,
  name: string,
  shorter: Shorter,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    // Another compilation, such as a worker's, would have parts of its own.
    const left = new Set(Object.keys(shorter))
    compilation.hooks.runtimeModule.tap(name, ({ name: part, source }) => {
      const shorten = shorter[part]
      if (!shorten || !source) return
      source.source = Buffer.from(shorten(String(source.source)))
      left.delete(part)
    })
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      if (left.size > 0)
        throw new Error(`The bundler has no ${[...left].join(', ')}.`)
    })
  })
}
