import { read } from '../../errors/read'
import { injectedNames } from './injectedNames'
import type { Wallet, WalletGroup } from './Wallet'
import { walletsOf } from './WalletChoice'

/**
 * Finds the injected provider of a wallet that does not announce itself by its flag.
 * @param ethereum the page's `window.ethereum`; may be any value
 * @param announced the providers that have announced themselves; they belong to other wallets
 */
export function detectInjected(
  { injectedFlag }: Pick<Wallet, 'injectedFlag'>,
  ethereum: unknown,
  announced: readonly unknown[] = [],
): unknown {
  if (!injectedFlag) return undefined
  // Other wallets set MetaMask's flag as well. MetaMask would have announced itself, so the flag is another wallet's.
  if (injectedFlag === 'isMetaMask' && announced.length > 0) return undefined
  return injectedProviders(ethereum).find(
    (provider) =>
      bearsFlag(provider, injectedFlag) && !announced.includes(provider),
  )
}

/** Maximum number of providers that share `window.ethereum`. */
const mostShared = 50

/** Returns the providers that share `window.ethereum`, and then that object itself. */
export function injectedProviders(ethereum: unknown): readonly unknown[] {
  const shared = read(ethereum, 'providers')
  const indexes = Array.from({ length: lengthOf(shared) }).keys()
  return [...indexes].map((at) => read(shared, `${at}`)).concat([ethereum])
}

/** Returns whether a provider sets a wallet's flag, and not only for compatibility with that wallet. */
export function bearsFlag(provider: unknown, injectedFlag: string): boolean {
  return injectedFlag === 'isMetaMask'
    ? isGenuineMetaMask(provider)
    : read(provider, injectedFlag) === true
}

function isGenuineMetaMask(provider: unknown): boolean {
  if (read(provider, 'isMetaMask') !== true) return false
  // Brave's own wallet lacks two private fields that MetaMask has in Brave.
  const isBrave =
    read(provider, 'isBraveWallet') &&
    !read(provider, '_events') &&
    !read(provider, '_state')
  return !isBrave && !namedFlag(provider)
}

/** Returns the first flag that names a wallet, apart from MetaMask's. */
export function namedFlag(provider: unknown): string | undefined {
  return Object.keys(injectedNames).find((flag) => read(provider, flag))
}

/** Returns how many providers to read from a list that may claim any length. */
function lengthOf(list: unknown): number {
  try {
    return Array.isArray(list) ? Math.min(Number(list.length), mostShared) : 0
  } catch {
    // A revoked proxy throws, and so does a length that is not a number.
    return 0
  }
}

/** Returns the flags of listed wallets that the page's injected provider sets. */
export function injectedFlags(
  groups: readonly WalletGroup[],
  ethereum: unknown,
  announced: readonly unknown[] = [],
): readonly string[] {
  return walletsOf(groups).flatMap((wallet) =>
    wallet.injectedFlag && detectInjected(wallet, ethereum, announced)
      ? [wallet.injectedFlag]
      : [],
  )
}
