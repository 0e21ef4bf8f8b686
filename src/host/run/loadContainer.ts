import type { Container } from '../Container'
import type { FetchedContract } from '../Contract'
import { page } from '../page'
import { insertScript, type ScriptOptions } from './insertScript'
import { takeContainer } from './remotes'

/**
 * Runs the remote's entry and returns its container.
 * @throws LoadFailure 'unreachable' or 'corrupt'
 */
export async function loadContainer(
  base: string,
  { contract, entry, isCacheable }: FetchedContract,
  how: Pick<ScriptOptions, 'config' | 'folders' | 'nonce' | 'signal'>,
): Promise<Container> {
  const { global, integrity } = contract
  const { signal } = how
  /** Throws the reason why the entry did not load. Failures are rare, so the code for it is a separate download. */
  const explain = async (cause?: unknown): Promise<never> => {
    const { explainScriptError } = await import('../check/explainScriptError')
    throw await explainScriptError(entry.href, cause, signal)
  }
  // Use a new URL for a retry, because the browser may reuse the response to the first, hung or damaged request.
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
