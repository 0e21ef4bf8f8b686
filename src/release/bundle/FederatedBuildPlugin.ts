import { type Compiler, rspack } from '@rspack/core'
import { packageFolders } from './filesOf'
import { hashOf } from './hashOf'

/** A script, and the hash that it must have. */
type Entry = { readonly file: string; readonly hash: string }

/**
 * Passes facts about the build with the federation runtime to the kit's build, which follows it: `contract.json`
 * contains the hash of both entries, and `sbom.json` the packages of both builds.
 */
export class FederatedBuildPlugin {
  #entry: Entry | undefined
  #packages: readonly string[] = []

  /** Folders of the packages in its scripts, in the form of the lock file. */
  get packages(): readonly string[] {
    return this.#packages
  }

  /** The entry. @throws Error before the build */
  get entry(): Entry {
    if (!this.#entry) throw new Error('The federated entry is not built yet.')
    return this.#entry
  }

  apply(compiler: Compiler) {
    const name = 'FederatedBuildPlugin'
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const [file = '', source] =
          Object.entries(assets).find(([file]) =>
            /\/remoteEntry\.\w+\.js$/.test(file),
          ) ?? []
        if (source)
          this.#entry = { file, hash: hashOf(String(source.source())) }
        this.#packages = packageFolders(compilation)
      })
    })
  }
}
