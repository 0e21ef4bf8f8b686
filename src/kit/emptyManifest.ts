/**
 * Replaces a manifest that cannot be loaded, because the federation runtime does not load the entry without a manifest.
 * It has all fields, because each version of the runtime reads different ones.
 */
export const emptyManifest = {
  id: 'walletdock',
  name: 'walletdock',
  metaData: {
    name: 'walletdock',
    globalName: 'walletdock',
    type: 'app',
    buildInfo: { buildVersion: '0', buildName: 'walletdock' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    types: { path: '', name: '', zip: '', api: '' },
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
}
