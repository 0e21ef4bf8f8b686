import {
  type Container,
  containerIn,
} from '../../platform/federation/Container'
import type { FetchedContract } from '../Contract'
import { LoadFailure } from '../LoadFailure'
import { pageState, type RunningRemote } from '../pageState'
import { removeChunkScripts } from './insertScript'

// The lifecycle of a remote, by its base URL. Only this file changes a remote's state.
//
//   requested ──► announced ──► claimed ──► running ──► in use ──► retired, until its release is loaded again
//       │             │            │           │
//       └─────────────┴── failed ◄─┴───────────┘ also when its last user leaves before it is in use
//
// A page runs one remote. The first remote that claims the global variable serves all parts of the page, also parts
// that request another release.
//
// The state is derived from the maps in `pageState()`. All copies of the kit share them, so their names and
// shapes must not change.
//
//   requested  `remotes` has the URL         running  the promise in `remotes` is fulfilled
//   announced  `contracts` has its contract  in use   `served` is true
//   claimed    `owners` has the URL          failed   `failed` has the URL, `remotes` does not
//                                            retired    `retired` has the URL, `remotes` does not

/** Opens the remote at a URL. Until it fails, later calls for the same URL return the same promise. */
export function openOnce(
  base: string,
  open: () => Promise<RunningRemote>,
): Promise<RunningRemote> {
  const { remotes } = pageState()
  const opened = remotes.get(base)
  if (opened) return opened
  const opening = open()
  remotes.set(base, opening)
  opening.catch(() => fail(base, opening))
  return opening
}

/** Stores the request for a remote's contract. When it arrives, all loads that wait for it extend their time limit. */
export function announce(
  base: string,
  answer: Promise<FetchedContract>,
): Promise<FetchedContract> {
  pageState().contracts.set(base, answer)
  return answer
}

/**
 * Claims the page's global variable for a remote. If another remote has claimed it, waits until that remote runs or
 * fails, and claims the variable after a failure.
 * @param signal if it is aborted, because the load has timed out, nothing is claimed
 * @returns the other remote, which serves this page instead; `undefined` if the claim succeeded
 * @throws LoadFailure 'incompatible' if the variable has a container that no copy of the kit has loaded
 */
export async function claim(
  global: string,
  base: string,
  signal: AbortSignal,
): Promise<RunningRemote | undefined> {
  const { owners, remotes } = pageState()
  for (;;) {
    signal.throwIfAborted()
    const owner = owners.get(global)
    const opening = owner === base ? undefined : remotes.get(owner ?? '')
    if (!opening) break
    // The other remote's caller reports the failure. A failed remote releases the variable.
    const other = await opening.catch(() => undefined)
    if (other) return other
  }
  if (!owners.has(global) && newContainer(global))
    throw new LoadFailure(
      'incompatible',
      'This page already runs Walletdock from another URL. Use one URL in all parts of the page.',
    )
  owners.set(global, base)
  return
}

/**
 * Returns the container of the entry that just ran. Returns `undefined` if the container is from an earlier attempt,
 * whose script may run after the attempt has timed out.
 */
export function adoptContainer(global: string): Container | undefined {
  const container = newContainer(global)
  if (container) ignoreContainer(container)
  return container
}

/** Makes all copies of the kit ignore a container. The container of `siteEntry`, for example, only loads another one. */
export function ignoreContainer(container: Container): void {
  pageState().known.add(container)
}

/** Returns the container in the global variable, unless a copy of the kit knows it already. */
function newContainer(global: string): Container | undefined {
  const container = containerIn(global)
  return container && !pageState().known.has(container) ? container : undefined
}

/** Adds a part of the page that waits for modules of the remote. */
export function retain(remote: RunningRemote): void {
  remote.users++
}

/** Marks the remote as in use until the page unloads or disposes of it. */
export function markUsed(remote: RunningRemote): void {
  const { owners, remotes } = pageState()
  const { base, contract } = remote
  remote.served = true
  if (owners.has(contract.global)) return
  // The page has disposed of the remote while this part was loading its modules.
  owners.set(contract.global, base)
  remotes.set(base, Promise.resolve(remote))
}

/**
 * Removes a part of the page whose modules failed to load. A remote that is in use stays, because a second copy would
 * do more harm than a failed chunk. Otherwise, once its last part has left, the remote is removed at every URL that led
 * to it.
 */
export function release(remote: RunningRemote): void {
  if (!--remote.users && !remote.served) forEachUrl(remote, fail)
}

/** Calls a function with each URL that leads to a remote. */
function forEachUrl(remote: RunningRemote, act: typeof fail): void {
  for (const [base, opening] of pageState().remotes)
    opening.then(
      (running) => running === remote && act(base, opening),
      () => {
        // `openOnce` removes the remote after a failure.
      },
    )
}

/** Returns whether a remote runs on this page, and the page has not disposed of it. */
export async function isRunning(remote: RunningRemote): Promise<boolean> {
  try {
    return (await pageState().remotes.get(remote.base)) === remote
  } catch {
    // A later load of the same release has failed.
    return false
  }
}

/** Removes a remote that has ended, so that the page can load a release again. Keeps its container for that. */
export function retire(remote: RunningRemote): void {
  const page = pageState()
  const { base, container, contract, useState } = remote
  page.retired ??= new Map()
  page.retired.set(base, { container, contract, useState })
  page.owners.delete(contract.global)
  // The channels may name another release now.
  page.found.clear()
  forEachUrl(remote, (url) => page.remotes.delete(url))
}

/** Removes a failed remote, so that the next load starts again. Does nothing if a newer load has replaced it. */
function fail(base: string, opening: Promise<RunningRemote>): void {
  const { remotes, failed, found, owners } = pageState()
  if (remotes.get(base) !== opening) return
  remotes.delete(base)
  // Fetch the channels again, because they may name another release now.
  found.clear()
  failed.add(base)
  for (const [name, owner] of owners) if (owner === base) owners.delete(name)
  removeChunkScripts()
}
