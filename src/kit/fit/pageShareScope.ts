import type { ShareScope } from '../../platform/federation/ShareScope'
import type { HostReact } from './offers'

/**
 * Returns the share scope of the federation host on this page that the given React came from. A page may have several
 * hosts. With the scope of another host, one tree would contain two Reacts.
 */
export async function pageShareScope({
  react: { version, useState },
}: HostReact): Promise<ShareScope | undefined> {
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const instances = federation?.__INSTANCES__ ?? []
  // Vite's plugin does not mark loaded shares, so they must be fetched. Check the loaded shares first, because fetching
  // the shares of other hosts would be a waste.
  for (const fetches of [false, true])
    for (const { shareScopeMap } of instances) {
      const scope = shareScopeMap?.default
      const share = scope?.['react']?.[version]
      try {
        const factory = share?.lib ?? (fetches ? await share?.get() : undefined)
        const lib = factory?.() as HostReact['react'] | undefined
        // Compare a member, because bundlers wrap the module object.
        if (lib?.useState === useState) return scope
      } catch {
        // The page cannot run on a share that fails to load.
      }
    }
  return
}

/** The parts of the page's federation runtimes that the kit reads. */
export type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: { readonly default?: ShareScope }
      readonly remoteHandler?: {
        readonly hooks?: { readonly lifecycle?: Hooks }
      }
    }[]
  }
}

/** The hook for remotes that fail to load, with the plugins that listen to it. */
type Hooks = {
  readonly errorLoadRemote?: { readonly listeners?: Set<unknown> }
}
