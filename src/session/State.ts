import type { Failure } from '../errors/Failure'
import type { WalletCapabilities } from './account/WalletCapabilities'
import type { SignIn } from './signIn/SignIn'

export type Address = `0x${string}`

/** What the host's sign-in says; `undefined` when the host has none. */
export type AuthStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** The connection as a visitor would put it. Derived, never stored. @see specification, section 4 */
export type ConnectionStatus =
  | 'disconnected'
  | 'loading'
  | 'unauthenticated'
  | 'connected'

export type ConnectorView = {
  /** The wallet's id in our list: the catalogue's, or the rdns of an announced unknown wallet. */
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** Set where the wallet lives on one chain and can be asked for no other, as a Safe. */
  readonly hasOneChain?: true | undefined
}

/** A balance in the chain's native currency. */
export type Balance = {
  /** In the smallest unit (wei). */
  readonly value: bigint
  readonly symbol: string
  readonly decimals: number
}

export type Account = {
  readonly address: Address
  readonly chainId: number
  readonly connector: ConnectorView
  /** The account that the host needs instead of this one. */
  readonly expects?: Address | undefined
  /** Resolved name; `undefined` while unknown or when there is none. */
  readonly name?: string | undefined
  /** Image URL of the resolved avatar. */
  readonly avatar?: string | undefined
  readonly balance?: Balance | undefined
  readonly hasPendingTransactions?: boolean | undefined
  /** Set where it is that of an earlier page, and its wallet is still being asked. */
  readonly isRecalled?: true | undefined
  /** What the wallet can do for it here; `undefined` until a page wants to know. */
  readonly capabilities?: WalletCapabilities | undefined
}

/** What a wallet says of its account, and what the host makes of it. */
export type Told = Pick<
  Account,
  'address' | 'chainId' | 'connector' | 'expects'
>

export type Connection =
  | { readonly type: 'disconnected'; readonly account?: undefined }
  | {
      readonly type: 'reconnecting'
      /** As it was told last, where that may be shown while its wallet is asked. */
      readonly account?: Account | undefined
    }
  | { readonly type: 'connected'; readonly account: Account }

/** One try to connect one wallet. News of an older number changes nothing. */
export type Attempt =
  | {
      readonly type: 'asking'
      readonly number: number
      readonly walletId: string
      /** Pairing URI, once the relay gave one. */
      readonly uri?: string | undefined
      /** When the URI expires, in milliseconds since 1970. */
      readonly expiresAt?: number | undefined
      /** Chain that the wallet, which has connected, is asked to switch to. */
      readonly switchingTo?: number | undefined
    }
  | {
      readonly type: 'failed'
      readonly number: number
      readonly walletId: string
      readonly failure: Failure
    }

/** A step of the connect dialog, with the wallet it is about. @see specification, section 4 */
export type Page =
  | { readonly step: 'NONE' }
  | { readonly step: 'LEARN_COMPACT' }
  | { readonly step: 'GET' }
  | { readonly step: WalletStep; readonly walletId: string }

export type WalletStep =
  | 'CONNECT'
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_MOBILE'
  | 'INSTRUCTIONS_EXTENSION'
  | 'INSTRUCTIONS_DESKTOP'

export type Step = Page['step']

/** What the connect dialog shows. Thrown away when it closes. */
export type Flow = {
  readonly page: Page
  /** Pages to go back to, the latest last. */
  readonly history: readonly Page[]
  readonly attempt?: Attempt | undefined
}

/** A button that opens dialogs. */
export type Opener = {
  /** The wallet that it goes straight to, while the dialog that it has opened is about that one alone. */
  wallet?: string | undefined
  /** The form of that dialog: one thing to do needs no second column. */
  layout?: 'compact' | undefined
}

export type DialogName = 'connect' | 'account' | 'network'

export type Dialog =
  | { readonly name: 'connect'; readonly flow: Flow }
  | { readonly name: 'account' }
  | { readonly name: 'network' }

/** Something that went wrong outside any dialog, shown near the button. */
export type Notice =
  | {
      readonly type: 'switch-failed'
      readonly chainId: number
      readonly failure: Failure
    }
  | { readonly type: 'not-loaded' }

/** The whole session. */
export type State = {
  readonly connection: Connection
  /** What else is connected, where the host lets several wallets be; `undefined` where it does not. */
  readonly others?: readonly Told[] | undefined
  /** What the host says. @see authOf */
  readonly auth?: AuthStatus | undefined
  /** The address that the host has signed in: `undefined` while unknown, `null` once it is not the connected one. */
  readonly signer?: Address | null | undefined
  /** Where signing in stands, once a visitor has been near it. */
  readonly signIn?: SignIn | undefined
  readonly dialog?: Dialog | undefined
  /** The button that opened the latest dialog, if one did. */
  readonly opener?: Opener | undefined
  /** Number of the latest connection attempt; 0 before the first. */
  readonly attempts: number
  /** Number of the latest switch; 0 before the first. News of an older one changes nothing. */
  readonly switches: number
  /** Chain that the wallet is asked to switch to. */
  readonly switchingTo?: number | undefined
  readonly notice?: Notice | undefined
}
