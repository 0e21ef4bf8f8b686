import type { Contract } from './Contract'
import { fetchContract } from './fetchContract'
import { findMismatch } from './findMismatch'
import { type HostReact, reactLibraries } from './HostReact'
import { LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import { loadContainer } from './loadContainer'
import type { Place } from './Place'
import { page, type RunningRemote } from './page'
import { pageNonce } from './pageNonce'
import { pageShareScope } from './pageShareScope'
import { type Hashes, preload } from './preload'
import { offer, type ShareScope } from './ShareScope'
import type { ModuleName } from './WalletdockModules'

/** Fetches, checks, runs and initialises a remote: nothing of it runs before it was found to fit. */
export async function openRemote(
  place: Place,
  options: LoadOptions<ModuleName> & {
    readonly modules: readonly ModuleName[]
  },
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { modules, react, shared, nonce = pageNonce() } = options
  const { base } = place
  // After a failure the files are asked for under other addresses.
  const again = page().failed.has(base)
  const hasButton = !again && modules.includes('./ConnectButton')
  if (hasButton) preload(place.preload, base, nonce)
  const fetched = await fetchContract(place, again, signal)
  const { contract } = fetched
  const scope = scopeFor(react, shared)
  const mismatch = findMismatch(contract, modules, !!react, scope)
  if (mismatch) throw new LoadFailure('incompatible', mismatch)

  if (hasButton) preload(buttonFiles(contract), fetched.entry, nonce)
  const container = await loadContainer(base, fetched, nonce, signal)
  await container.init(scope)
  const useState = react?.react.useState
  return { contract, container, useState, served: false }
}

function buttonFiles({ preload = [], integrity = {} }: Contract): Hashes {
  return Object.fromEntries(
    preload.map((file) => [file, integrity[file] ?? '']),
  )
}

/** Without the page's React the scope stays empty, and the remote brings its own of everything. */
function scopeFor(
  react: HostReact | undefined,
  shared: LoadOptions<ModuleName>['shared'],
): ShareScope {
  return react
    ? offer(pageShareScope(react) ?? {}, {
        ...reactLibraries(react),
        ...shared,
      })
    : {}
}
