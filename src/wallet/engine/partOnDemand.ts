import { onStorageChange } from '../../platform/storage/onStorageChange'
import { pageStorage } from '../../platform/storage/storage'
import type {
  EngineContext,
  EnginePart,
  PartOnDemand,
  WatchAccount,
} from './EngineContext'

export const partsOnDemand = (
  context: EngineContext,
  parts: readonly EnginePart[],
  refreshBalance: () => void,
) =>
  new Map(
    parts
      .flatMap(({ onDemand = [] }) => onDemand)
      .map((it) => [it.name, partOnDemand(context, it, refreshBalance)]),
  )

/** Loads a feature's part when it is needed, because most visitors do not need it. The part follows the account. */
function partOnDemand(
  context: EngineContext,
  { load: create, storageKey }: PartOnDemand,
  refreshBalance: () => void,
) {
  let account: Parameters<WatchAccount>[0]
  let arriving: ReturnType<typeof create> | undefined

  async function load() {
    arriving ??= create(context, refreshBalance)
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

  onStorageChange(storageKey, loadIfStored, context.ended)

  const watch: WatchAccount = (next) => {
    account = next
    loadIfStored()
  }
  return { load, watch }
}
