import type { SignInQuestion } from './signIn/SignIn'

/** What the session asks for. Carried out once each, in order. */
export type Command =
  | EngineCommand
  /** The host must sign out: another account is connected, or none. */
  | { readonly type: 'SIGN_OUT' }

/** What waits for the engine. Questions of signing in are carried out by what comes with the form. */
export type EngineCommand =
  | SignInQuestion
  /** Take an earlier session up again; the page asks for it, as it arrives. */
  | { readonly type: 'RECONNECT' }
  /** Another tab has connected: take its session up. */
  | { readonly type: 'JOIN' }
  /** Another tab has disconnected the wallet: this tab lets go. */
  | { readonly type: 'LEAVE' }
  | {
      readonly type: 'CONNECT'
      readonly attempt: number
      readonly walletId: string
    }
  /** Drop the attempt, and disconnect what it has opened or may still open. */
  | { readonly type: 'ABANDON'; readonly attempt: number }
  | {
      readonly type: 'DISCONNECT'
      /** @default all wallets */
      readonly walletId?: string | undefined
    }
  /** Of the wallets that are connected, this one is the active one from now on. */
  | { readonly type: 'ACTIVATE'; readonly walletId: string }
  /** The balance is shown in one place more: fetch it, and keep it true. */
  | { readonly type: 'SHOW' }
  /** It is shown in one place less. */
  | { readonly type: 'HIDE' }
  | {
      readonly type: 'SWITCH'
      readonly number: number
      readonly chainId: number
      /** The wallet does not know the chain, and must add it first. */
      readonly add?: boolean | undefined
    }
