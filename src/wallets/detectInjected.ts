import { injectedNames } from './injectedNames'
import type { Wallet } from './Wallet'

/**
 * The injected provider of a wallet, found by the wallet's flag; `undefined`
 * when there is none. For browsers where wallets do not announce themselves: an
 * announcement is always the better source.
 * @param ethereum the page's `window.ethereum`, whatever it is
 * @param announced the providers that have announced themselves: none of them is another wallet
 */
export function detectInjected(
  { injectedFlag }: Pick<Wallet, 'injectedFlag'>,
  ethereum: unknown,
  announced: readonly unknown[] = [],
): unknown {
  if (!injectedFlag) return undefined
  // The flag of the wallet that wants to be used. MetaMask would have announced itself among the others.
  if (injectedFlag === 'isMetaMask' && announced.length > 0) return undefined
  return injectedProviders(ethereum).find(
    (provider) =>
      bearsFlag(provider, injectedFlag) && !announced.includes(provider),
  )
}

/** The providers that share `window.ethereum`, which comes last itself. */
export function injectedProviders(ethereum: unknown): readonly unknown[] {
  return [...listed(read(ethereum, 'providers')), ethereum]
}

/** Whether a provider sets a wallet's flag, and is not known to set it for another's sake. */
export function bearsFlag(provider: unknown, injectedFlag: string): boolean {
  return injectedFlag === 'isMetaMask'
    ? isGenuineMetaMask(provider)
    : read(provider, injectedFlag) === true
}

function isGenuineMetaMask(provider: unknown): boolean {
  if (read(provider, 'isMetaMask') !== true) return false
  // Brave's own wallet lacks the two private fields that MetaMask under Brave has.
  const isBrave =
    read(provider, 'isBraveWallet') &&
    !read(provider, '_events') &&
    !read(provider, '_state')
  return !isBrave && !namedFlag(provider)
}

/** Returns the first flag that names a wallet; `undefined` for a provider that only calls itself MetaMask or has no flag. */
export function namedFlag(provider: unknown): string | undefined {
  return Object.keys(injectedNames).find((flag) => read(provider, flag))
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Reads a property of a foreign object: its getters and proxies may throw. */
export function read(provider: unknown, key: string): unknown {
  try {
    return (provider as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    // Another's getter that throws says nothing of its wallet.
    return undefined
  }
}
