import { onStorageChange } from '../../platform/storage/onStorageChange'
import { pageStorage } from '../../platform/storage/storage'
import type {
  EngineContext,
  EngineFeature,
  WatchAccount,
} from './EngineContext'

/** A part of the engine that a feature adds. It follows the connected account. */
type Part = { readonly watch: WatchAccount }

/**
 * Loads a feature's part only if the page's storage has a value for it or somebody calls `load`, because most visitors
 * do not need the part.
 * @param storageKey the key of that value, which another tab may write, too
 */
export function partOnDemand<Some extends Part>(
  { ended }: EngineContext,
  storageKey: string,
  create: () => Promise<Some>,
) {
  let account: Parameters<WatchAccount>[0]
  let arriving: Promise<Some> | undefined

  async function load() {
    arriving ??= create()
    try {
      const part = await arriving
      part.watch(account)
      return part
    } catch (thrown) {
      // If loading fails, the next call tries again.
      arriving = undefined
      throw thrown
    }
  }

  function loadIfStored() {
    if (arriving || (account && pageStorage.get(storageKey)))
      // No caller waits for this. The code is loaded again when the account changes, and when somebody calls `load`.
      load().catch(() => {})
  }

  onStorageChange(storageKey, loadIfStored, ended)

  return {
    watch(next) {
      account = next
      loadIfStored()
    },
    load,
  } satisfies EngineFeature
}
