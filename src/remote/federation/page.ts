import type { OtherReact, OtherWagmi } from '../../app/OtherReact'
import { libraryOf, whyNoReact, whyOwnReact } from '../container/otherReact'
import {
  chooseVersions,
  type LibraryVersions,
  type Shares,
} from '../container/pageLibraries'

/** The libraries that were chosen for this page. */
type Page = {
  chosen?: LibraryVersions
  /** The page's own libraries, if the remote does not run on the page's React, which the page may not share. */
  other?: {
    readonly react: OtherReact | undefined
    readonly wagmi: OtherWagmi | undefined
  }
  preparing?: Promise<void> | undefined
}

const key = Symbol.for('walletdock.federation/1')
type PageGlobal = typeof globalThis & { [key]?: Page }
const global: PageGlobal = globalThis
// If the entry runs again, for example for a retry, the federation runtime still uses the plugin of the first run.
global[key] ??= {}
const libraries = global[key]

/**
 * Chooses the page's libraries that the remote runs on. The first call decides, because running modules cannot change
 * their React. If the remote does not run on the page's React, also loads that React for the components and hooks.
 */
export function preparePage(offered: Shares): Promise<void> {
  libraries.preparing ??= prepare(offered).catch((error: unknown) => {
    // The request for the next module tries again.
    libraries.preparing = undefined
    throw error
  })
  return libraries.preparing
}

async function prepare(offered: Shares) {
  libraries.chosen ??= chooseVersions(offered)
  if (libraries.chosen.taken['react']) return
  const [react, wagmi] = await Promise.all([
    libraryOf<OtherReact>(offered, 'react'),
    libraryOf<OtherWagmi>(offered, 'wagmi'),
  ])
  libraries.other = { react, wagmi }
  if (libraries.chosen.react) console.warn(whyOwnReact(libraries.chosen.react))
}

/** Returns the version of the page's library that the remote runs on, or `undefined` if it runs on its own copy. */
export function pageVersion(library: string): string | undefined {
  return libraries.chosen?.taken[library]
}

/**
 * Returns the page's React and wagmi if the remote does not run on the page's React. Modules must then be adapted to
 * these libraries.
 * @throws Error if the page does not share React
 */
export function otherLibraries(name: string) {
  if (!libraries.other) return
  const { react, wagmi } = libraries.other
  if (!react) throw new Error(whyNoReact(name))
  return { react, wagmi }
}
