import type { Config } from 'wagmi'
import type { Wallet, WalletdockProviderProps } from './react'

// The state that the names of another kit share, in a file without 'use client', because servers call some of them.

/** The fields of the page's config that describe the page. The provider passes them to Walletdock. */
export const app: Partial<
  Pick<
    WalletdockProviderProps,
    | 'appName'
    | 'appIcon'
    | 'appDescription'
    | 'appUrl'
    | 'projectId'
    | 'wallets'
  >
> = {}

/** The wallet and the config of the mounted provider, for connectors of the page's config. */
export const mounted: {
  wallet?: Wallet
  config?: Config
  /** Called after each change of the wallet. */
  onChange?: () => void
} = {}

export const warned = new Set<string>()

/** Warns once that a name has no effect, and says what to use. */
export function warnOnce(
  name: string,
  advice = 'It has no counterpart.',
): void {
  if (warned.has(name)) return
  warned.add(name)
  console.warn(`Walletdock ignores ${name}. ${advice}`)
}

/** Returns an object that stands for parts of the other kit. @throws Error when a part is read */
export function withoutParts<Parts extends object>(
  name: string,
  advice: string,
): Parts {
  const get = () => {
    throw new Error(`Walletdock has no ${name}. ${advice}`)
  }
  // No part is ever read from it.
  return new Proxy({}, { get }) as Parts
}

/** Connector of a wallet that has none. @throws Error */
export function noConnector(): never {
  throw new Error(
    'This wallet has no connector of its own. Pass it to connectorsForWallets.',
  )
}
