/** Commands of the session. Each is carried out once, in order. */
export type Command =
  | EngineCommand
  /** The host must sign the visitor out, because the signed-in account is no longer connected. */
  | { readonly type: 'SIGN_OUT' }

/** The commands of features, by the feature's name. Each feature adds its commands to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureCommands {}

/** Commands for the engine, and for the features that carry out their own commands. */
export type EngineCommand =
  | FeatureCommands[keyof FeatureCommands]
  /** Restores the stored session. The page sends this when it loads. */
  | { readonly type: 'RECONNECT' }
  /** Connects to the wallet that another tab has connected. */
  | { readonly type: 'JOIN' }
  /** Disconnects this tab only, because another tab has disconnected the wallet. */
  | { readonly type: 'LEAVE' }
  | {
      readonly type: 'CONNECT'
      readonly attempt: number
      readonly walletId: string
    }
  /** Ends the attempt and closes any connection that it has opened or may still open. */
  | { readonly type: 'ABANDON'; readonly attempt: number }
  | {
      readonly type: 'DISCONNECT'
      /** @default all wallets */
      readonly walletId?: string | undefined
    }
  | { readonly type: 'ACTIVATE'; readonly walletId: string }
  /** A further component shows the balance. Fetches and refreshes the balance. */
  | { readonly type: 'SHOW_BALANCE' }
  /** A component no longer shows the balance. */
  | { readonly type: 'HIDE_BALANCE' }
  | {
      readonly type: 'SWITCH'
      readonly number: number
      readonly chainId: number
      /** The wallet does not know the chain, so it must add the chain first. */
      readonly add?: boolean | undefined
    }
