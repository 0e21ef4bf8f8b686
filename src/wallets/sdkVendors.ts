/**
 * The rdns under which SDKs in the page announce themselves, with the id of the wallet that they lead to. They announce
 * no installed wallet, and their provider has none of its flags.
 * @see https://github.com/MetaMask/connect-monorepo/pull/304
 */
export const sdkVendors: Readonly<Record<string, string>> = {
  'io.metamask.mmc': 'metaMask',
}
