import type { Contract } from './Contract'
import { fetchContract } from './fetchContract'
import { loadContainer } from './loadContainer'
import type { Place } from './Place'
import { page, type RunningRemote } from './page'
import { planModules, type Wanted } from './planModules'
import { type Hashes, preload } from './preload'

/** Fetches, checks, runs and initialises a remote: nothing of it runs before it was found to fit. */
export async function openRemote(
  place: Place,
  options: Wanted,
  signal: AbortSignal,
): Promise<RunningRemote> {
  const { modules, react, nonce } = options
  const { base } = place
  // After a failure the files are asked for under other addresses.
  const again = page().failed.has(base)
  const hasButton = !again && modules.includes('./ConnectButton')
  if (hasButton) preload(place.preload, base, nonce)
  const fetched = await fetchContract(place, again, signal)
  const { contract } = fetched
  const { mode, scope } = await planModules(contract, options)
  const isolated = mode === 'isolated'

  if (hasButton && !isolated)
    preload(buttonFiles(contract), fetched.entry, nonce)
  const container = await loadContainer(base, fetched, nonce, signal)
  const { wagmi: _, '@tanstack/react-query': __, ...withoutWagmi } = scope
  const given = { shared: scope, handoff: withoutWagmi, isolated: {} }
  await container.init(given[mode])
  const useState = isolated ? undefined : react?.react.useState
  return { contract, container, useState, served: false }
}

function buttonFiles({ preload = [], integrity = {} }: Contract): Hashes {
  return Object.fromEntries(
    preload.map((file) => [file, integrity[file] ?? '']),
  )
}
