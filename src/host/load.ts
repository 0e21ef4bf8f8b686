import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { loadRemote } from './run/loadRemote'
import type { ModuleName } from './WalletdockModules'

export type * from './kitTypes'

/**
 * Loads Walletdock into a page without React: what `loadWalletdock` of `walletdock/host` is for pages with one. Never
 * rejects.
 * The remote brings a React of its own, and `./mount`, `./config`, `./testWallet` and `./events` can be had.
 *
 * @example
 * const loaded = await loadWithoutReact({ url: 'https://wallet.example' })
 * if (loaded.ok) loaded.modules.mount(element, { appName: 'Shop', projectId: '…' })
 * else console.warn(loaded.failure.message)
 */
export function loadWithoutReact<const Name extends ModuleName = './mount'>(
  options: LoadOptions<Name>,
): Promise<LoadResult<Name>> {
  // Without a list, `Name` is its default.
  const modules =
    options.modules ?? (['./mount'] as readonly string[] as readonly Name[])
  return loadRemote({ ...options, modules })
}

/** The older name of `loadWithoutReact`. @alias */
export const loadWalletdock = loadWithoutReact
