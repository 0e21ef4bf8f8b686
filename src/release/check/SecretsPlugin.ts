import { type Compiler, rspack } from '@rspack/core'
import { describeSecret, findSecrets } from './findSecrets'

/** Makes a build fail if it would publish a key. The build then writes no files. */
export class SecretsPlugin {
  apply(compiler: Compiler) {
    const name = 'SecretsPlugin'
    // Run after all other plugins that emit files.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1
    compiler.options.optimization.emitOnErrors = false
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const texts = Object.entries(assets).map(([file, source]) => [
          file,
          String(source.source()),
        ])
        for (const found of findSecrets(Object.fromEntries(texts), process.env))
          compilation.errors.push(
            new compiler.webpack.WebpackError(describeSecret(found)),
          )
      })
    })
  }
}
