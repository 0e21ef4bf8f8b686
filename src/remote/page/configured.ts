import type { CombinedConfig } from '../../app/checkConfig'
import type { WalletdockConfig } from '../../app/WalletdockConfig'

type Configure = (config: WalletdockConfig) => CombinedConfig

let addDeployed: Configure = (config) => config

/** Sets the function that adds the deployment's options. Must be called before the page has a dock. */
export function configureWith(add: Configure): void {
  addDeployed = add
}

/** Returns a host's configuration with the options that the deployment adds. */
export const configured: Configure = (config) => addDeployed(config)
