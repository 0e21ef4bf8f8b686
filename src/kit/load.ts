import type { ModuleName } from '../remote/container/WalletdockModules'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { loadRemote } from './run/loadRemote'

export type * from './kitTypes'

/**
 * Loads Walletdock into a page without React. Pages with React use `loadWalletdock` of `walletdock/host`. Never
 * rejects. The remote uses its own React. The modules `./mount`, `./config`, `./testWallet` and `./events` are
 * available.
 *
 * @example
 * const loaded = await loadWithoutReact({ url: 'https://wallet.example' })
 * if (loaded.ok) loaded.modules.mount(element, { appName: 'Shop', projectId: '…' })
 * else console.warn(loaded.failure.message)
 */
export function loadWithoutReact<const Name extends ModuleName = './mount'>(
  options: LoadOptions<Name>,
): Promise<LoadResult<Name>> {
  // Without `modules`, `Name` has its default, './mount', but TypeScript cannot infer that.
  const modules =
    options.modules ?? (['./mount'] as readonly string[] as readonly Name[])
  return loadRemote({ ...options, modules })
}
