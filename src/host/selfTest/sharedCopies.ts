import { satisfies } from '../satisfies'
import type { SharedCopy } from './SelfTestReport'

/**
 * Which copy of each library the remote of this name runs on, as the page's share scopes say.
 * @param requires caret ranges by library
 */
export function sharedCopies(
  requires: Readonly<Record<string, string>>,
  remote: string,
): readonly SharedCopy[] {
  // Set by the federation runtime, which every remote brings.
  const { __FEDERATION__: federation } = globalThis as FederatedGlobal
  const scopes = federation?.__INSTANCES__?.map(
    ({ shareScopeMap }) => shareScopeMap?.['default'] ?? {},
  )
  return Object.entries(requires).map(([library, range]): SharedCopy => {
    const shares =
      scopes?.flatMap((scope) => Object.values(scope[library] ?? {})) ?? []
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
