import { otherNames } from '../../data/wallets/WalletChoice'
import type { Settings } from '../checkConfig.initial'

/** A check of a feature's options. The check is not part of the first download. */
export type CheckEntry = {
  readonly isWanted: (settings: Settings) => boolean
  readonly load: () => Promise<{
    /** @throws ConfigurationError */
    readonly check: (settings: Settings) => void
  }>
}

/** The table of the features that check their options. */
export const checks: readonly CheckEntry[] = [
  {
    isWanted: ({ expects }) => Boolean(expects),
    load: () => import('../../features/expectedAccount/check'),
  },
  {
    isWanted: ({ terms }) => terms !== undefined,
    load: () => import('../../features/terms/check'),
  },
  {
    isWanted: ({ wallets }) => otherNames(wallets).length > 0,
    load: () => import('../../features/moreWallets/check'),
  },
]
