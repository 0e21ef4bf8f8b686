import type { Container } from '../platform/federation/Container'
import type { ScriptPolicy } from '../platform/trustedUrls'
import type { Contract, FetchedContract } from './Contract'
import type { HostReact } from './fit/offers'
import type { Verified } from './LoadResult'
import type { Place } from './Place'

/** A remote whose container has been initialised. Kits of several releases share it, so its names cannot change. */
export type RunningRemote = {
  /** URL of the folder that it was loaded from. */
  readonly base: string
  readonly contract: Contract
  readonly container: Container
  /** `useState` of the React that the remote runs on. It identifies that copy of React. */
  readonly useState: unknown
  /** The checks that the kit performed when it opened the remote. */
  readonly verified: Verified
  /** Hash that its contract had to match, if any. */
  readonly contractHash?: string | undefined
  /** True once its modules are in use. From then on, the page must not load a second copy. */
  served: boolean
  /** How many parts of the page load or have loaded its modules. */
  users: number
}

/** The parts of a disposed remote that the next load of the same release uses again. */
export type RetiredRemote = Pick<
  RunningRemote,
  'contract' | 'container' | 'useState'
>

/**
 * State that all copies of the kit on one page share. Keys are base URLs of remotes. The copies may be of several
 * releases, so the names of the fields cannot change.
 */
type Page = {
  readonly remotes: Map<string, Promise<RunningRemote>>
  /** The contracts of the remotes. The promise rejects if the contract could not be fetched. */
  readonly contracts: Map<string, Promise<FetchedContract>>
  /** Places of the releases that the channels assigned to this visitor, by channel, key and URL. */
  readonly found: Map<string, Promise<Place>>
  /** Remotes that have failed. Their files may still be in a cache, so a retry must bypass the cache. */
  readonly failed: Set<string>
  /** URL of the remote that has claimed a global variable, by the variable's name. */
  readonly owners: Map<string, string>
  /**
   * Remotes that the page has disposed of. The next load of the same release uses the container again, because each copy
   * of React leaves a listener on the document.
   */
  retired?: Map<string, RetiredRemote>
  /** Containers that a copy of the kit has loaded, including those of attempts that have timed out. */
  readonly known: WeakSet<Container>
  /** Folders that did not answer within their time limit. */
  slow?: Set<string>
  /** The visitor's random number, from 0 to below 100. Set when it is first needed. */
  dial?: number
  /** Hashes of the contracts of releases that `walletdockRelease` has found, by URL of the release's folder. */
  released?: Map<string, string>
  /** Responses that `start.js` has requested, by URL and required hash. */
  early?: Map<string, Promise<Response>>
  /** URL of the latest entry, and the Trusted Types policy that allows only that URL. */
  entry?: string
  policy?: ScriptPolicy | undefined
  /** Returns the result of every load in a test with `walletdock/testing`, for the page's React if it has one. */
  double?: (react?: HostReact) => { ok: true; modules: object }
}

const key = Symbol.for('walletdock.host.3')
type PageGlobal = typeof globalThis & { [key]?: Page }

/** Returns the page's state. All copies of the kit on a page use the same object. */
export function pageState(): Page {
  const global: PageGlobal = globalThis
  global[key] ??= {
    remotes: new Map(),
    contracts: new Map(),
    found: new Map(),
    failed: new Set(),
    owners: new Map(),
    known: new WeakSet(),
  }
  return global[key]
}
