import { type Compiler, rspack } from '@rspack/core'

/**
 * Chromium then compiles a whole script off the main thread while it arrives, instead of function by function as each is
 * called. Of what we wrote, most is called at once; libraries bring much that nobody calls, and stay as they are.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** In characters. A shorter script has few functions, and would only become longer. */
const leastLength = 5000

/** Sentences: each visitor is told few of them. */
const isCalledLater = /node_modules|\bmessages[\\/]languages\b/

/** Puts the hint into every script of some length that holds nothing but our own modules. */
export class CalledOnLoadPlugin {
  apply(compiler: Compiler) {
    const name = 'CalledOnLoadPlugin'
    const { ConcatSource } = compiler.webpack.sources
    // The minifier has taken all comments out.
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
