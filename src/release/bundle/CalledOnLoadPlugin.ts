import { type Compiler, rspack } from '@rspack/core'

/**
 * With this hint, Chromium compiles a whole script off the main thread while it downloads, instead of each function
 * when it is first called. Most of our own functions are called at once. Libraries contain many functions that are
 * never called, so they do not get the hint.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Minimum length of a script in characters. Shorter scripts have few functions, so the hint would only add bytes. */
const leastLength = 5000

/** Modules that do not get the hint: libraries, and messages, of which each visitor sees only a few. */
const isCalledLater = /node_modules|\bmessages[\\/]languages\b/

/** Adds the hint to every long script that contains only our own modules. */
export class CalledOnLoadPlugin {
  apply(compiler: Compiler) {
    const name = 'CalledOnLoadPlugin'
    const { ConcatSource } = compiler.webpack.sources
    // Run after the minifier, which removes all comments.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { chunks, chunkGraph } = compilation
        for (const chunk of chunks) {
          const files = chunkGraph
            .getChunkModules(chunk)
            .map((module) => module.nameForCondition())
          if (files.some((file) => isCalledLater.test(file ?? ''))) continue
          for (const file of chunk.files)
            compilation.updateAsset(file, (old) =>
              old.size() < leastLength ? old : new ConcatSource(hint, old),
            )
        }
      })
    })
  }
}
