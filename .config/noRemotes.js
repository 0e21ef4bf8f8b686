// Stands in for the parts of the federation runtime that load *other* remotes. Ours loads none
// (`disableRemote`), yet the runtime's public object keeps them in every first download: 3 KB gzip.
const none = () => {
  throw new Error('Walletdock loads no remotes of its own.')
}

export {
  none as createLink,
  none as createScript,
  none as createScriptNode,
  none as formatPreloadArgs,
  none as getRemoteEntry,
  none as getRemoteEntryUniqueKey,
  none as getRemoteInfo,
  none as isEsmRemoteType,
  none as isStaticResourcesEqual,
  none as loadScript,
  none as loadScriptNode,
  none as Module,
  none as normalizePreloadExposes,
  none as preloadAssets,
  none as safeWrapper,
}
export const defaultPreloadArgs = {}
