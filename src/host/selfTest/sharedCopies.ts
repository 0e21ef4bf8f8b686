import type { SharedCopy } from './SelfTestReport'

/** Which copy of each library the remote of this name runs on, as the page's share scopes say. */
export function sharedCopies(
  libraries: readonly string[],
  remote: string,
): readonly SharedCopy[] {
  // Set by the federation runtime, which every remote brings.
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const scopes = federation?.__INSTANCES__?.map(
    ({ shareScopeMap }) => shareScopeMap?.['default'] ?? {},
  )
  return libraries.map((library): SharedCopy => {
    const shares = scopes?.flatMap((scope) =>
      Object.values(scope[library] ?? {}),
    )
    const used = shares?.find(({ useIn }) => useIn?.includes(remote))
    if (!used) return { library, whose: 'unused' }
    const { version, from } = used
    return { library, version, whose: from === remote ? 'walletdock' : 'page' }
  })
}

type Share = {
  readonly version: string
  readonly from: string
  /** Names of those who have loaded it. */
  readonly useIn?: readonly string[]
}
type Scope = Readonly<Record<string, Readonly<Record<string, Share>>>>
type FederatedGlobal = {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__?: readonly {
      readonly shareScopeMap?: Readonly<Record<string, Scope>>
    }[]
  }
}
