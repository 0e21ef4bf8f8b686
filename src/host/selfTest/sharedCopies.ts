import type { CopiesByLibrary } from '../Container'
import { satisfies } from '../fit/satisfies.initial'
import type { SharedCopy } from './SelfTestReport'

/**
 * Returns the copy of each library that a remote runs on.
 * @param requires caret ranges by library
 * @param remote name of the remote's container
 * @param copies copies that the remote reports. @default the share scopes of the page's federation runtime
 */
export function sharedCopies(
  requires: Readonly<Record<string, string>>,
  remote: string,
  copies?: CopiesByLibrary,
): readonly SharedCopy[] {
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const scopes = copies
    ? [copies]
    : federation?.__INSTANCES__?.map(
        ({ shareScopeMap }) => shareScopeMap?.['default'] ?? {},
      )
  return Object.entries(requires).map(([library, range]): SharedCopy => {
    const shares =
      scopes?.flatMap((scope) =>
        Object.entries(scope[library] ?? {}).map(([version, share]) => ({
          ...share,
          version,
        })),
      ) ?? []
    const used = shares.find(({ useIn }) => useIn?.includes(remote))
    const offered = shares.find(
      ({ from, version }) => from !== remote && satisfies(version, range),
    )
    const copy = used ?? offered
    const isPages = copy !== undefined && copy.from !== remote
    return {
      library,
      version: copy?.version,
      whose: isPages ? 'page' : 'walletdock',
      isInUse: used !== undefined,
    }
  })
}

type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: Readonly<Record<string, CopiesByLibrary>>
    }[]
  }
}
