import type { HostReact } from './HostReact'
import type { ShareScope } from './ShareScope'

/**
 * The share scope of a federation host on this page, if it is the one that the given React came
 * from. A page may have several; taking another's would mean two Reacts in one tree.
 */
export function pageShareScope(react: HostReact): ShareScope | undefined {
  // Set by the federation runtime; absent on pages without it.
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  return federation?.__INSTANCES__
    ?.map((instance) => instance.shareScopeMap?.default)
    .find((scope) =>
      Object.values(scope?.react ?? {}).some(
        // Compared by a member, because bundlers wrap the module itself.
        (share) =>
          (share.lib?.() as HostReact['react'] | undefined)?.useState ===
          react.react.useState,
      ),
    )
}

type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: { readonly default?: ShareScope }
    }[]
  }
}
