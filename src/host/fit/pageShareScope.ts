import type { HostReact } from '../HostReact'
import type { ShareScope } from './ShareScope'

/**
 * The share scope of a federation host on this page, if it is the one that the given React came
 * from. A page may have several; taking another's would mean two Reacts in one tree.
 */
export async function pageShareScope({
  react: { version, useState },
}: HostReact): Promise<ShareScope | undefined> {
  // Set by the federation runtime; absent on pages without it.
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const instances = federation?.__INSTANCES__ ?? []
  // Vite's plugin does not say what is loaded, so its shares have to be fetched. Those of others would be fetched in vain, so
  // what is loaded comes first.
  for (const fetches of [false, true])
    for (const { shareScopeMap } of instances) {
      const scope = shareScopeMap?.default
      const share = scope?.['react']?.[version]
      try {
        const give = share?.lib ?? (fetches ? await share?.get() : undefined)
        const lib = give?.() as HostReact['react'] | undefined
        // Compared by a member, because bundlers wrap the module itself.
        if (lib?.useState === useState) return scope
      } catch {
        // A share that cannot be fetched is not what the page runs on.
      }
    }
  return
}

type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: { readonly default?: ShareScope }
    }[]
  }
}
