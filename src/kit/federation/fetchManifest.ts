import { readText } from '../../platform/readText'

/** A manifest with all fields that some version of the runtime reads. */
export const emptyManifest = {
  id: 'walletdock',
  name: 'walletdock',
  metaData: {
    name: 'walletdock',
    globalName: 'walletdock',
    type: 'app',
    buildInfo: { buildVersion: '0', buildName: 'walletdock' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    // For servers that render pages.
    ssrRemoteEntry: { name: 'remoteEntry.js', path: '', type: 'var' },
    types: { path: '', name: '', zip: '', api: '' },
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
}

/**
 * Fetches the manifest of the remote for the federation runtime and its browser extension. The manifest is not signed,
 * so only the names of modules and libraries are copied. The runtime loads no script that it lists. The plugin opens
 * the release, whether there is a manifest or not.
 * @param limitMs time limit in milliseconds
 */
export async function fetchManifest(
  url: string,
  init: RequestInit,
  limitMs: number,
): Promise<Response> {
  const signal = AbortSignal.timeout(limitMs)
  const text = fetch(url, { ...init, signal }).then(readText)
  const { metaData, exposes, shared } = await text
    .then((json) => Object(JSON.parse(json)))
    // The container reports the fault of the remote.
    .catch(() => ({}))
  return Response.json({
    ...emptyManifest,
    metaData: {
      ...emptyManifest.metaData,
      buildInfo: metaData?.buildInfo ?? emptyManifest.metaData.buildInfo,
    },
    exposes: namesIn(exposes),
    shared: namesIn(shared),
  })
}

/** Returns a list of a manifest without the files that the runtime would load. */
function namesIn(list: unknown): readonly object[] {
  const files = { sync: [], async: [] }
  const assets = { js: files, css: files }
  return Array.isArray(list)
    ? list.map((entry) => ({ ...Object(entry), assets }))
    : []
}
