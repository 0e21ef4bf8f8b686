import { type Container, containerIn } from './Container'
import type { FetchedContract } from './fetchContract'
import { insertScript } from './insertScript'
import { LoadFailure } from './LoadFailure'
import { page } from './page'
import { unreachable } from './unreachable'

/**
 * Runs the remote's entry and takes the container that it leaves.
 * @throws LoadFailure 'unreachable' or 'corrupt'
 */
export async function loadContainer(
  base: string,
  { contract, entry }: FetchedContract,
  nonce: string | undefined,
  signal: AbortSignal,
): Promise<Container> {
  const { known, failed } = page()
  const { global, integrity } = contract
  // A browser may answer a second request for a hung or damaged file with the first one's.
  if (failed.has(base)) entry.search = `retry=${Date.now()}`
  await insertScript(entry.href, {
    integrity: integrity?.[contract.entry],
    hashes: integrity,
    nonce,
    signal,
  }).catch((cause) => explain(entry.href, cause, signal))

  // An attempt that was given up may have run late and left its own: that is not this one's.
  const container = containerIn(global)
  if (!container || known.has(container))
    throw corrupt(entry.href, 'ran, but left no container')
  known.add(container)
  signal.throwIfAborted()
  return container
}

/** A script's error event does not say why; asking for the file again does. */
async function explain(
  address: string,
  cause: unknown,
  signal: AbortSignal,
): Promise<never> {
  const there = await fetch(address, { method: 'HEAD', signal }).then(
    (response) => response.ok,
    () => false,
  )
  if (there) throw corrupt(address, 'was refused by the browser', cause)
  throw unreachable(address, 'cannot be reached', cause)
}

function corrupt(address: string, what: string, cause?: unknown): LoadFailure {
  return new LoadFailure(
    'corrupt',
    `${address} ${what}. Damaged or altered: deploy it again.`,
    cause,
  )
}
