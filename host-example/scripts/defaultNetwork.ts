/**
 * Returns the default network of the build as a constant, for deployments whose `/settings.json` does not name a
 * network.
 * @param setting value of the environment setting `NETWORK`. An empty value counts as not set
 * @throws Error if it is not the name of a network
 */
export function defaultNetwork(setting = '') {
  const name = setting.trim() || 'base'
  if (!/^base(-preconf)?$/.test(name))
    throw new Error(
      `NETWORK is "${setting}". Use base or base-preconf, or leave it out.`,
    )
  return { BUILD_NETWORK: JSON.stringify(name) }
}
