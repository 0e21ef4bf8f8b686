/**
 * Maps the rdns of an SDK in the page to the id of the wallet that it connects. That wallet need not be installed, and
 * the SDK's provider does not have the wallet's flags.
 * @see https://github.com/MetaMask/connect-monorepo/pull/304
 */
export const sdkVendors: Readonly<Record<string, string>> = {
  'io.metamask.mmc': 'metaMask',
}
