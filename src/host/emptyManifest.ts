/**
 * Stands in for a manifest that cannot be loaded: without one, the federation runtime does not ask for the entry. It is
 * whole, as each version of the runtime reads other parts of it.
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
