import type { Failure } from '../../errors/Failure'
import type { InstallStep } from './installSteps'

export type Address = `0x${string}`

/** Status that the host's sign-in reports. `undefined` if the host has no sign-in. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** The connection from the visitor's point of view. Derived, never stored. @see specification, section 4 */
export type ConnectionStatus =
  | 'disconnected'
  | 'loading'
  | 'unauthenticated'
  | 'connected'

export type ConnectorView = {
  /** The wallet's id in our list: the catalogue's id, or the rdns that an unknown wallet has announced. */
  readonly id: string
  /** Ends with "(WalletConnect)" if it is only what a wallet behind WalletConnect claims. */
  readonly name: string
  readonly icon?: string | undefined
  /** Set if the wallet cannot switch its chain, as with a Safe. */
  readonly hasOneChain?: true | undefined
}

/** A balance in the chain's native currency. */
export type Balance = {
  /** In the smallest unit (wei). */
  readonly value: bigint
  readonly symbol: string
  readonly decimals: number
}

/** Details that features report about the connected account on its chain. Each feature adds its fields to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface AccountDetails {}

export type Account = AccountDetails & {
  readonly address: Address
  readonly chainId: number
  readonly connector: ConnectorView
  /** The account that the host needs instead of this one. */
  readonly expects?: Address | undefined
  /** Resolved name. `undefined` until it is resolved, and if the account has no name. */
  readonly name?: string | undefined
  readonly avatar?: string | undefined
  readonly balance?: Balance | undefined
  /** Set while a stored account is shown and its wallet has not answered yet. */
  readonly isRestored?: true | undefined
}

/** The part of an account that the wallet reports, with the address that the host expects. */
export type WalletAccount = Pick<
  Account,
  'address' | 'chainId' | 'connector' | 'expects'
>

export type Connection =
  | { readonly type: 'disconnected'; readonly account?: undefined }
  | {
      readonly type: 'reconnecting'
      /** The stored account, if it may be shown while its wallet reconnects. */
      readonly account?: Account | undefined
    }
  | { readonly type: 'connected'; readonly account: Account }

/** One attempt to connect one wallet. Reports with an older number are ignored. */
export type Attempt =
  | {
      readonly type: 'asking'
      readonly number: number
      readonly walletId: string
      /** Pairing URI, once the relay has returned one. */
      readonly uri?: string | undefined
      /** When the URI expires, in milliseconds since 1970. */
      readonly expiresAt?: number | undefined
      /** Chain that the connected wallet must switch to. */
      readonly switchingTo?: number | undefined
    }
  | {
      readonly type: 'failed'
      readonly number: number
      readonly walletId: string
      readonly failure: Failure
    }

/** A step of the connect dialog, with the wallet that the step is about. @see specification, section 4 */
export type Step =
  | { readonly name: 'NONE' }
  | { readonly name: 'LEARN_COMPACT' }
  | { readonly name: 'GET' }
  | { readonly name: WalletStep; readonly walletId: string }

export type WalletStep = 'CONNECT' | InstallStep

export type StepName = Step['name']

/** State of the connect dialog. Reset when the dialog closes. */
export type Flow = {
  readonly step: Step
  /** Steps that BACK can return to. The latest step is the last. */
  readonly history: readonly Step[]
  readonly attempt?: Attempt | undefined
}

/** Identifies a button that opens dialogs. */
export type Trigger = object

export type DialogName = 'connect' | 'account' | 'network'

export type Dialog =
  | {
      readonly name: 'connect'
      readonly flow: Flow
      /** Id of the only wallet that the dialog is about. @default all wallets */
      readonly only?: string | undefined
      /** Set if the dialog was opened for one wallet, which does not need a second column. */
      readonly layout?: 'compact' | undefined
    }
  | {
      readonly name: 'account' | 'network'
      /**
       * The dialog that this one has replaced. A network dialog that has replaced the account dialog has a Back button.
       */
      readonly from?: DialogName | undefined
    }

/** The action that may help after a failed switch if the wallet cannot add the network: connecting again, or nothing. */
export type SwitchRemedy = 'reconnect' | 'none'

/** An error outside the dialogs. It is shown near the button. */
export type Notice =
  | {
      readonly type: 'switch-failed'
      readonly chainId: number
      readonly failure: Failure
      readonly remedy?: SwitchRemedy | undefined
    }
  | { readonly type: 'not-loaded' }

/** The states of features. Each feature adds its state to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureStates {}

export type State = FeatureStates & {
  readonly connection: Connection
  /** The other connected wallets. `undefined` if the host does not allow several wallets. */
  readonly others?: readonly WalletAccount[] | undefined
  /** Status that the host has reported. @see authOf */
  readonly auth?: AuthStatus | undefined
  /** The address that the host has signed in. `undefined` while unknown, `null` if it is not the connected address. */
  readonly signer?: Address | null | undefined
  readonly dialog?: Dialog | undefined
  /** The button that opened the latest dialog. Missing if the page opened it. */
  readonly trigger?: Trigger | undefined
  /** Number of the latest connection attempt, or 0 before the first. */
  readonly attempts: number
  /** Number of the latest switch, or 0 before the first. Results of older switches are ignored. */
  readonly switches: number
  readonly switchingTo?: number | undefined
  readonly notice?: Notice | undefined
  /**
   * Id of the chain that visitors without a wallet have chosen to connect on. `undefined` if the host does not offer a
   * choice.
   */
  readonly chosenChain?: number | undefined
  /** Set once the page has disposed of Walletdock. The page then shows no part of it, and the state does not change. */
  readonly isEnded?: true
}
