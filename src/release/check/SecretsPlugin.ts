import { type Compiler, rspack } from '@rspack/core'
import { describeSecret, findSecrets } from './findSecrets'

/** Fails a build that would publish a key, and writes none of it. */
export class SecretsPlugin {
  apply(compiler: Compiler) {
    const name = 'SecretsPlugin'
    // After everything else that writes files.
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
