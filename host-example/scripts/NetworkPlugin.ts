import { type Compiler, rspack } from '@rspack/core'

/** Sets the default network of the build, for deployments whose `/settings.json` names none. */
export class NetworkPlugin {
  readonly network: string

  /**
   * @param setting value of the environment setting `NETWORK`; an empty value counts as not set
   * @throws Error if it is not the name of a network
   */
  constructor(setting = '') {
    this.network = setting.trim() || 'base'
    if (!/^base(-preconf)?$/.test(this.network))
      throw new Error(
        `NETWORK is "${setting}". Give base or base-preconf, or leave it out.`,
      )
  }

  apply(compiler: Compiler) {
    new rspack.DefinePlugin({
      BUILD_NETWORK: JSON.stringify(this.network),
    }).apply(compiler)
  }
}
