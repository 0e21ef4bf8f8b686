import type { Contract, FetchedContract } from './check/Contract'
import type { Place } from './find/Place'
import type { Container } from './run/Container'
import type { Verified } from './Verified'

/** A remote whose container has its libraries. */
export type RunningRemote = {
  /** Address that it was loaded from. */
  readonly base: string
  readonly contract: Contract
  readonly container: Container
  /** `useState` of the React that it was given: the mark of that copy. */
  readonly useState: unknown
  /** What was verified when it was opened. Remotes that an older copy of this kit opened do not say. */
  readonly verified?: Verified
  /** Hash that its contract had to have, if any. */
  readonly contractHash?: string | undefined
  /** True once its modules are in use: from then on the page must not get a second copy. */
  served: boolean
  /** How many parts of the page load modules of it, or have. Remotes that an older copy of this kit opened do not say. */
  users: number
}

/** What all copies of this kit on one page must agree on. Keys are addresses of remotes. */
type Page = {
  readonly remotes: Map<string, Promise<RunningRemote>>
  /** What they say of themselves; rejected for those that could not be asked. */
  readonly contracts: Map<string, Promise<FetchedContract>>
  /** Places that channels led to, by channel, key and address. */
  readonly found: Map<string, Promise<Place>>
  /** Those that failed before: what they gave may still lie in a cache. */
  readonly failed: Set<string>
  /** Address of the remote that holds a global variable. */
  readonly owners: Map<string, string>
  /** Containers that came through this kit, those of given-up attempts included. */
  readonly known: WeakSet<Container>
  /** Folders that did not answer in time. */
  slow?: Set<string>
  /** The visitor's number, from 0 up to 100, once it was drawn. */
  dial?: number
  /** Answers that `start.js` asked for, by address and the hash that they must have. */
  early?: Map<string, Promise<Response>>
  /** The entry that was asked for last, and the Trusted Types policy that lets only that one through. */
  entry?: string
  policy?: ScriptPolicy
}

/** A Trusted Types policy for addresses of scripts; a trusted address goes where a string goes. */
export type ScriptPolicy = { createScriptURL(url: string): string }

const key = Symbol.for('walletdock.host.3')
type PageGlobal = typeof globalThis & { [key]?: Page }

/** The page's memory of remotes: one per page, however many copies of this kit it has. */
export function page(): Page {
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
