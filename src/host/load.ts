import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { loadRemote } from './loadRemote'
import type { ModuleName } from './WalletdockModules'

export type { WalletdockConfig } from '../exposes/WalletProvider'
export type { Contract } from './Contract'
export type { HostReact } from './HostReact'
export type { LoadFailure, LoadFailureReason } from './LoadFailure'
export type { LoadOptions, LoadResult, ModuleName }

/**
 * Loads Walletdock into a page without React, or with one that does not fit. Never rejects.
 * Without `react` the remote brings its own, and only `./mount`, `./config` and `./testWallet` can
 * be had.
 *
 * @example
 * const loaded = await loadWalletdock({ url: 'https://wallet.example' })
 * if (loaded.ok) loaded.modules.mount(element, { appName: 'Shop', projectId: '…' })
 * else console.warn(loaded.failure.message)
 */
export function loadWalletdock<const Name extends ModuleName = './mount'>(
  options: LoadOptions<Name>,
): Promise<LoadResult<Name>> {
  // Without a list, `Name` is its default.
  const modules =
    options.modules ?? (['./mount'] as readonly string[] as readonly Name[])
  return loadRemote({ ...options, modules })
}
