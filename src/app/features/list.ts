import { otherNames } from '../../data/wallets/WalletChoice'
import type { Settings } from '../checkConfig.initial'
import type { Entry } from '../Feature'

/** A feature that the wallet list waits for. */
export type ListEntry = Entry & {
  readonly isWanted: (settings: Settings) => boolean
}

/** The table of the features that the wallet list loads. */
export const listFeatures: readonly ListEntry[] = [
  {
    isWanted: ({ moreWallets, wallets }) =>
      moreWallets === true || otherNames(wallets).length > 0,
    load: () => import('../../features/moreWallets/door'),
  },
  {
    isWanted: ({ terms }) => terms !== undefined,
    load: () => import('../../features/terms/door'),
  },
  {
    isWanted: ({ severalWallets }) => severalWallets === true,
    load: () => import('../../features/severalWallets/door'),
  },
]
