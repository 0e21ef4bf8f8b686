import { isPlain } from '../platform/federation/plainModules'
import type {
  ButtonModule,
  ModuleName,
  WithButton,
} from '../remote/container/WalletdockModules'
import type { LoadOptions } from './LoadOptions'
import type { LoadResult } from './LoadResult'
import { early } from './render/useEarlyAccount'
import {
  hostReact,
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from './render/WalletdockBoundary'
import { loadRemote } from './run/loadRemote'

export type {
  AddRecentTransaction,
  TransactionToAdd,
} from '../remote/exposes/useAddRecentTransaction'
export type {
  SendTransaction,
  TransactionToSend,
} from '../remote/exposes/useSendTransaction'
export type * from './kitTypes'
export type { ButtonModule, WalletdockBoundaryProps }
export { WalletdockBoundary }

/**
 * Loads Walletdock at run time, on this page's React. Never rejects. If loading fails, returns the failure with a
 * `reason` for code and a `message` for people. Parts of a page that load from the same URL share one load, with the
 * time limit of the first call. After a failure, the next call loads again.
 *
 * @example
 * const loaded = await loadWalletdock({ url: 'https://wallet.example', timeoutMs: 5000 })
 * if (loaded.ok) show(loaded.modules.ConnectButton)
 * else report(loaded.failure.reason, loaded.failure.message)
 */
export function loadWalletdock<const Name extends ModuleName = ButtonModule>(
  options: LoadOptions<Name>,
): Promise<LoadResult<WithButton<Name>>> {
  const names: readonly ModuleName[] = options.modules ?? []
  const isAlone = options.modules && names.every(isPlain)
  const modules = isAlone ? names : [...buttonModules, ...names]
  return loadRemote({
    react: hostReact,
    ...options,
    // The list corresponds to the type `WithButton<Name>`.
    modules: modules as readonly WithButton<Name>[],
  })
}

/** @internal Only for `walletdock/react`. The declarations of the package do not contain it. */
export const shared = early

const buttonModules: readonly ModuleName[] = [
  './WalletProvider',
  './ConnectButton',
  './useWallet',
] satisfies ButtonModule[]
