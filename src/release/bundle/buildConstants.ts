import { versionIn } from '../project'
import { contract } from './ContractPlugin'

/**
 * Returns the constants of a build, for `DefinePlugin`: the versions of the product, of its API and of our React, and the
 * network for hosts that do not choose one.
 * @param network value of the environment variable `NETWORK`. An empty value counts as not set
 * @throws Error if it is not the name of a network
 * @see specification, section 9
 */
export function buildConstants(network = '') {
  const name = network.trim() || 'base'
  if (!/^base(-preconf)?$/.test(name))
    throw new Error(
      `NETWORK is "${network}". Use base or base-preconf, or leave it out.`,
    )
  return {
    WALLETDOCK_NETWORK: JSON.stringify(name),
    WALLETDOCK_VERSION: JSON.stringify(versionIn('')),
    WALLETDOCK_CONTRACT: JSON.stringify(contract),
    WALLETDOCK_REACT: JSON.stringify(versionIn('node_modules/react')),
  }
}
