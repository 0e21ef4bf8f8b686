import { type Compiler, rspack } from '@rspack/core'

/** Builds in the network of hosts that choose none. @see specification, section 9 */
export class NetworkPlugin {
  readonly network: string

  /**
   * @param setting value of the environment setting `NETWORK`; an empty one counts as not set
   * @throws Error when it is not the name of a network
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
      WALLETDOCK_NETWORK: JSON.stringify(this.network),
    }).apply(compiler)
  }
}
