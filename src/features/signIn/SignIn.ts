import type { Failure } from '../../errors/Failure'

type Hex = `0x${string}`

/** The account that must sign, and the chain of its wallet, or the page's chain if the page does not have that one. */
export type Signer = { readonly address: Hex; readonly chainId: number }

/** The latest error, after which the visitor can try again. */
export type Trouble =
  | { readonly step: 'signing'; readonly failure: Failure }
  | { readonly step: 'verifying' }

/** A message that is ready to be signed. */
export type Written = {
  readonly signer: Signer
  readonly nonce: string
  readonly message: string
}

/** Step of signing in. `failed` means that preparing has failed. All other errors return to `ready`. */
export type SignInStep =
  | { readonly type: 'idle' }
  | {
      readonly type: 'preparing'
      readonly signer: Signer
      readonly nonce?: string | undefined
      readonly trouble?: Trouble | undefined
    }
  | (Written & {
      readonly type: 'ready'
      readonly trouble?: Trouble | undefined
    })
  | (Written & { readonly type: 'signing' })
  | { readonly type: 'failed' | 'verifying' | 'done'; readonly signer: Signer }

/** Each round has a number. Answers that belong to an older round are ignored. */
export type SignIn = SignInStep & { readonly round: number }

/**
 * The session's state as far as signing in depends on it: the form is shown, the host is still checking, the visitor is
 * signed in, or there is nothing to sign.
 */
export type SessionView =
  | {
      readonly is: 'open' | 'looking' | 'signed-in'
      /** The connected account. It may differ from the account that was requested to sign. */
      readonly signer: Signer
    }
  | { readonly is: 'closed' }

type Answer<Type extends string> = {
  readonly type: Type
  readonly round: number
}

export type SignInResult =
  | (Answer<'NONCE'> & { readonly nonce: string })
  /** The wallet has connected and signed this message with one prompt. */
  | (Answer<'GIVEN'> & {
      readonly address: Hex
      readonly message: string
      readonly signature: Hex
    })
  | (Answer<'WRITTEN'> & { readonly message: string })
  | Answer<'UNPREPARED'>
  | (Answer<'SIGNED'> & { readonly signature: Hex })
  | (Answer<'UNSIGNED'> & {
      readonly failure: Failure
      /** True if the answer came after the wallet's time limit. */
      readonly isLate: boolean
    })
  | (Answer<'VERIFIED'> & { readonly ok: boolean })

export type SignInEvent =
  | SignInResult
  /** The form has loaded, with the code that signing needs. */
  | { readonly type: 'PREPARE' }
  /** The visitor pressed the form's button. Signs, or prepares again after a failure. */
  | { readonly type: 'SIGN_IN' }

/** Requests to the host or the wallet. Each has one answer. A wallet may send a second answer after its time limit. */
export type SignInQuestion =
  /** Requests a nonce, or the message that the wallet signed while it connected. */
  | Answer<'FETCH'>
  | (Answer<'WRITE'> & { readonly signer: Signer; readonly nonce: string })
  | (Answer<'SIGN'> & {
      readonly message: string
      readonly address: Hex
    })
  | (Answer<'VERIFY'> & {
      readonly message: string
      readonly signature: Hex
    })

declare module '../../wallet/session/State' {
  interface FeatureStates {
    /** State of signing in. Missing until the sign-in form has been opened. */
    readonly signIn?: SignIn | undefined
  }
}

declare module '../../wallet/session/Event' {
  interface FeatureEvents {
    readonly signIn: SignInEvent
  }
}

declare module '../../wallet/session/Command' {
  interface FeatureCommands {
    readonly signIn: SignInQuestion
  }
}
