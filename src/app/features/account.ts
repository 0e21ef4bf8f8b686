import type { Account } from '../../wallet/session/State'
import type { Settings } from '../checkConfig.initial'
import type { AccountPlace, Filling } from '../Dock'
import type { Entry } from '../Feature'

/** A feature that adds a part to the account dialog. Each is a separate download, because few hosts need it. */
export type AccountEntry = {
  [Place in AccountPlace]: Entry<Filling<Place>> & {
    readonly place: Place
    readonly isWanted: (settings: Settings) => boolean
    /**
     * Returns whether the part is shown for this account. Without this function, the part is always shown, and the
     * dialog waits for it.
     */
    readonly isFor?: (account: Account) => boolean
  }
}[AccountPlace]

/** The table of the features that the account dialog loads. */
export const accountFeatures: readonly AccountEntry[] = [
  {
    place: 'badges',
    isWanted: () => true,
    isFor: ({ capabilities }) => capabilities !== undefined,
    load: () => import('../../features/transactions/badgesDoor'),
  },
  {
    place: 'wallets',
    isWanted: ({ severalWallets }) => severalWallets === true,
    load: () => import('../../features/severalWallets/accountDoor'),
  },
  {
    place: 'tokens',
    isWanted: ({ tokens }) => tokens !== undefined,
    load: () => import('../../features/tokens/door'),
  },
  {
    place: 'recent',
    isWanted: ({ showRecentTransactions }) => showRecentTransactions === true,
    load: () =>
      import(
        /* webpackChunkName: 'likely-RecentView' */ '../../features/transactions/recentDoor'
      ),
  },
]
