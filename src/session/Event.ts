import type { Failure } from '../errors/Failure'
import type { WalletCapabilities } from './account/WalletCapabilities'
import type {
  Account,
  Address,
  AuthStatus,
  Balance,
  DialogName,
  Opener,
  State,
  Told,
  WalletStep,
} from './State'
import type { SignInEvent } from './signIn/SignIn'

/** What a visitor or the host does. */
export type VisitorEvent =
  | {
      readonly type: 'OPEN'
      readonly dialog: DialogName
      /** The button that opens it; none when the page does. */
      readonly by?: Opener | undefined
    }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'CHOOSE'; readonly walletId: string }
  | { readonly type: 'RETRY' }
  | { readonly type: 'BACK' }
  | { readonly type: 'LEARN' }
  | { readonly type: 'GET' }
  | {
      readonly type: 'SHOW'
      readonly step: Exclude<WalletStep, 'CONNECT'>
      readonly walletId: string
    }
  | {
      readonly type: 'SWITCH'
      readonly chainId: number
      /** The wallet must add the chain first. */
      readonly add?: boolean | undefined
    }
  | { readonly type: 'DISCONNECT' }
  /** One of several wallets is to be the active one. */
  | {
      readonly type: 'ACTIVATE'
      /** Its id, or its account's address. */
      readonly wallet: string
    }
  /** One wallet is to be left; the others stay. */
  | {
      readonly type: 'LEAVE'
      /** @default the active one */
      readonly walletId?: string | undefined
    }
  | { readonly type: 'DISMISS' }
  /** The dialog that was opened could not be fetched. */
  | { readonly type: 'MISSING' }
  | {
      readonly type: 'AUTH'
      readonly status: AuthStatus | undefined
      /** The address that is signed in, if the host says. */
      readonly address?: Address | undefined
    }
  /** The host has taken this account's signature. */
  | { readonly type: 'SIGNED_IN'; readonly address: Address }

/** What happens to the page itself. */
export type PageEvent =
  /** The page finds a session to take up, or stands inside a Safe. */
  | { readonly type: 'RESUME' }
  /** The account of that session as it was told last, where it may be shown. @see mayRecall */
  | { readonly type: 'RECALL'; readonly account: Account | undefined }
  /** Another tab has changed what is kept; says whether there is a session now. */
  | { readonly type: 'TAB'; readonly isKept: boolean }
  /** The balance is shown in one place more, or in one less. */
  | { readonly type: 'LOOK'; readonly isShown: boolean }
  /** The engine could not be fetched; says whether that is the host's mistake, or the network's. */
  | { readonly type: 'NO_ENGINE'; readonly isHosts: boolean }

/** What the engine reports. `attempt` and `number` say which attempt or which switch the news belongs to. */
export type News =
  | { readonly type: 'RECONNECTING' }
  | {
      readonly type: 'CONNECTED'
      readonly attempt?: number | undefined
      readonly account: Account
      readonly others?: State['others']
    }
  | {
      readonly type: 'CHANGED'
      readonly account: Told
      readonly others?: State['others']
    }
  | { readonly type: 'DISCONNECTED' }
  | {
      readonly type: 'PAIRING'
      readonly attempt: number
      readonly uri: string
      /** In milliseconds since 1970. */
      readonly expiresAt?: number | undefined
    }
  /** The wallet of an attempt has connected, and is asked to switch to this chain before that counts. */
  | {
      readonly type: 'SWITCHING'
      readonly attempt: number
      readonly chainId: number
    }
  | {
      readonly type: 'FAILED'
      readonly attempt: number
      readonly failure: Failure
    }
  | {
      readonly type: 'SETTLED'
      readonly number: number
      readonly failure?: Failure | undefined
    }
  | {
      readonly type: 'NAMED'
      readonly address: Address
      readonly name?: string | undefined
      readonly avatar?: string | undefined
    }
  | {
      readonly type: 'BALANCE'
      readonly address: Address
      readonly chainId: number
      readonly balance: Balance
    }
  | {
      readonly type: 'PENDING'
      readonly address: Address
      readonly chainId: number
      readonly hasPendingTransactions: boolean
    }
  | {
      readonly type: 'CAPABLE'
      readonly address: Address
      readonly chainId: number
      readonly capabilities: WalletCapabilities
    }

export type Event = VisitorEvent | PageEvent | News | SignInEvent
