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
  for (const { shareScopeMap } of federation?.__INSTANCES__ ?? []) {
    const scope = shareScopeMap?.default
    const share = scope?.['react']?.[version]
    try {
      // Some bundlers' plugins do not say what is loaded; asked for it, they give what the page has.
      const give = share?.lib ?? (await share?.get())
      const lib = give?.() as HostReact['react'] | undefined
      // Compared by a member, because bundlers wrap the module itself.
      if (lib?.useState === useState) return scope
    } catch {
      // What cannot be had is not what the page runs on.
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
