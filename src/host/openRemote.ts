import { fetchContract } from './fetchContract'
import { findMismatch } from './findMismatch'
import { type HostReact, reactLibraries } from './HostReact'
import { LoadFailure } from './LoadFailure'
import type { LoadOptions } from './LoadOptions'
import { loadContainer } from './loadContainer'
import { page, type RunningRemote } from './page'
import { pageShareScope } from './pageShareScope'
import { preload } from './preload'
import { offer, type ShareScope } from './ShareScope'
import type { ModuleName } from './WalletdockModules'

/** Fetches, checks, runs and initialises a remote: nothing of it runs before it was found to fit. */
export async function openRemote(
  base: string,
  options: LoadOptions<ModuleName> & {
    readonly modules: readonly ModuleName[]
  },
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { modules, react, shared, nonce } = options
  const again = page().failed.has(base)
  const fetched = await fetchContract(base, again, signal)
  const { contract } = fetched
  const scope = scopeFor(react, shared)
  const mismatch = findMismatch(contract, modules, !!react, scope)
  if (mismatch) throw new LoadFailure('incompatible', mismatch)

  // After a failure the files are asked for under other addresses.
  if (!again && modules.includes('./ConnectButton')) preload(fetched, nonce)
  const container = await loadContainer(base, fetched, nonce, signal)
  await container.init(scope)
  const useState = react?.react.useState
  return { contract, container, useState, served: false }
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
