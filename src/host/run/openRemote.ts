import type { Contract } from '../check/Contract'
import { fetchContract } from '../check/fetchContract'
import { pageNonce } from '../check/pageNonce'
import type { Place } from '../find/Place'
import type { Candidate } from '../fit/newestOf'
import { planModules, type Wanted } from '../fit/planModules'
import { page, type RunningRemote } from '../page'
import { claim } from './claim'
import { loadContainer } from './loadContainer'
import { type Hashes, preload } from './preload'

/** Fetches, checks, runs and initialises a remote: nothing of it runs before it was found to fit. */
export async function openRemote(
  place: Place,
  options: Wanted,
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { modules, react, nonce = pageNonce(), url } = options
  const { base } = place
  // After a failure the files are asked for under other addresses.
  const { contracts, failed, owners } = page()
  const again = failed.has(base)
  // Where another one runs already, this one's files may not be needed.
  const hasButton =
    !again && !owners.size && modules.includes('./ConnectButton')
  if (hasButton) preload(place.preload, base, nonce)
  const fetching = fetchContract(place, again, signal)
  contracts.set(base, fetching)
  const fetched = await fetching
  const { contract } = fetched
  const candidate = [base, contract] as const
  const other = await otherFor(candidate, options, signal)
  if (other) return other

  claim(contract.global, base)
  const { mode, scope } = await planModules(contract, options)
  const isolated = mode === 'isolated'

  if (hasButton && !isolated)
    preload(buttonFiles(contract), fetched.entry, nonce)
  const folders = [url, ...(options.fallbackUrls ?? [])]
  const how = { folders, nonce, signal }
  const container = await loadContainer(base, fetched, how)
  if (owners.get(contract.global) !== base) {
    // Somebody waited for it no longer, and serves here too, unless that one has failed since.
    const overtaker = await otherFor(candidate, options, signal)
    if (overtaker) return overtaker
    claim(contract.global, base)
  }
  // It takes what fits; where nothing of React does, remotes of the first versions may be offered none.
  await container.init(isolated ? {} : scope)
  const useState = isolated ? undefined : react?.react.useState
  return { base, contract, container, useState, served: false, users: 0 }
}

/** On most pages there is no other. */
async function otherFor(
  candidate: Candidate,
  options: Wanted,
  signal: AbortSignal,
) {
  if (page().remotes.size < 2) return
  const { findOther } = await import('../fit/findOther')
  return findOther(candidate, options, signal)
}

function buttonFiles({ preload = [], integrity = {} }: Contract): Hashes {
  return Object.fromEntries(
    preload.map((file) => [file, integrity[file] ?? '']),
  )
}
