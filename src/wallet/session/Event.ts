import type { Failure } from '../../errors/Failure'
import type { ChosenWallet, InstallStep } from './installSteps'
import type {
  Account,
  AccountDetails,
  Address,
  AuthStatus,
  Balance,
  DialogName,
  State,
  SwitchRemedy,
  Trigger,
  WalletAccount,
} from './State'

export type VisitorEvent =
  | {
      readonly type: 'OPEN'
      readonly dialog: DialogName
      /** The button that opens the dialog. Missing if the page opens it. */
      readonly by?: Trigger | undefined
      /** Id of the only wallet that the connect dialog is about. @default all wallets */
      readonly only?: string | undefined
    }
  | { readonly type: 'CLOSE' }
  /** Connects the wallet, again if an attempt has failed. Shows how to install a wallet that is not ready. */
  | { readonly type: 'CHOOSE'; readonly wallet: ChosenWallet }
  | { readonly type: 'BACK' }
  | { readonly type: 'LEARN' }
  | { readonly type: 'GET' }
  | {
      readonly type: 'SHOW'
      readonly step: InstallStep
      readonly wallet: ChosenWallet
    }
  | {
      readonly type: 'SWITCH'
      readonly chainId: number
      /** The wallet must add the chain first. */
      readonly add?: boolean | undefined
    }
  | { readonly type: 'DISCONNECT' }
  /** Makes one of several connected wallets the active one. */
  | {
      readonly type: 'ACTIVATE'
      /** The wallet's id, or the address of its account. */
      readonly wallet: string
    }
  /** Disconnects one wallet. The others stay connected. */
  | {
      readonly type: 'LEAVE'
      /** @default the active wallet */
      readonly walletId?: string | undefined
    }
  | { readonly type: 'DISMISS' }
  /** The code of the opened dialog failed to load. */
  | { readonly type: 'DIALOG_FAILED' }
  | {
      readonly type: 'AUTH'
      readonly status: AuthStatus | undefined
      readonly address?: Address | undefined
    }
  /** The host has accepted this account's signature. */
  | { readonly type: 'SIGNED_IN'; readonly address: Address }

export type PageEvent =
  /** The page has found a stored session, or runs inside a Safe. */
  | { readonly type: 'RECONNECT' }
  /** The stored account of the session that is being restored, if the account may be shown. @see mayRestoreAccount */
  | { readonly type: 'RESTORE_ACCOUNT'; readonly account: Account | undefined }
  /** Another tab has changed the stored session. `hasSession` is true if there is a session now. */
  | { readonly type: 'OTHER_TAB'; readonly hasSession: boolean }
  /** A further component shows the balance. */
  | { readonly type: 'SHOW_BALANCE' }
  /** A component no longer shows the balance. */
  | { readonly type: 'HIDE_BALANCE' }
  | { readonly type: 'ENGINE_FAILED' }

/** Reports of the engine. `attempt` and `number` say which attempt or switch a report belongs to. */
export type EngineEvent =
  | { readonly type: 'RECONNECTING' }
  | {
      readonly type: 'CONNECTED'
      readonly attempt?: number | undefined
      readonly account: Account
      readonly others?: State['others']
    }
  | {
      readonly type: 'CHANGED'
      readonly account: WalletAccount
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
  /** The wallet of an attempt has connected. It must switch to this chain before the attempt succeeds. */
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
      readonly type: 'SWITCH_ENDED'
      readonly number: number
      readonly failure?: Failure | undefined
      readonly remedy?: SwitchRemedy | undefined
    }
  | {
      readonly type: 'PROFILE'
      readonly address: Address
      /** The name may depend on the chain. */
      readonly chainId: number
      readonly name?: string | undefined
      /** Missing until the name's avatar is resolved. */
      readonly avatar?: string | undefined
    }
  | {
      readonly type: 'BALANCE'
      readonly address: Address
      readonly chainId: number
      readonly balance: Balance
    }
  | {
      readonly type: 'DETAILS'
      readonly address: Address
      readonly chainId: number
      readonly details: AccountDetails
    }

/** The events of features, by the feature's name. Each feature adds its events to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureEvents {}

export type CoreEvent = VisitorEvent | PageEvent | EngineEvent

export type Event = CoreEvent | FeatureEvents[keyof FeatureEvents]
