import type { FetchedContract } from '../check/Contract'
import { takeContainer } from '../life'
import { page } from '../page'
import type { Container } from './Container'
import { insertScript, type ScriptOptions } from './insertScript'

/**
 * Runs the remote's entry and takes the container that it leaves.
 * @throws LoadFailure 'unreachable' or 'corrupt'
 */
export async function loadContainer(
  base: string,
  { contract, entry, isCacheable }: FetchedContract,
  how: Pick<ScriptOptions, 'config' | 'folders' | 'nonce' | 'signal'>,
): Promise<Container> {
  const { global, integrity } = contract
  const { signal } = how
  /** Few visitors need to be told. */
  const explain = async (cause?: unknown): Promise<never> => {
    const { whyRefused } = await import('../check/whyRefused')
    throw await whyRefused(entry.href, cause, signal)
  }
  // A browser may answer a second request for a hung or damaged file with the first one's.
  if (page().failed.has(base)) entry.search = `retry=${Date.now()}`
  await insertScript(entry.href, {
    integrity: integrity?.[contract.entry],
    hashes: integrity,
    isCacheable,
    ...how,
  }).catch(explain)

  const container = takeContainer(global) ?? (await explain())
  signal.throwIfAborted()
  return container
}
