import type { Failure } from '../../errors/Failure'

/** An address, or a signature. */
type Hex = `0x${string}`

/** The account that must sign, and the chain that its wallet is on. */
export type Signer = { readonly address: Hex; readonly chainId: number }

/** What went wrong last, while the visitor can sign again. */
export type Trouble =
  | { readonly step: 'signing'; readonly failure: Failure }
  | { readonly step: 'verifying' }

/** A message that can be signed. */
export type Written = {
  readonly signer: Signer
  readonly nonce: string
  readonly message: string
}

/** Where signing in stands. `failed` is about preparing: all other trouble leads back to `ready`. */
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

/** Answers to questions of an older round change nothing. */
export type SignIn = SignInStep & { readonly round: number }

/**
 * What the rest of the session makes of it: the form is shown, the host is still checking, the visitor is signed in, or
 * there is nothing to sign.
 */
export type Seen =
  | {
      readonly is: 'open' | 'looking' | 'signed-in'
      /** The account that is connected, which may be another than the one that was asked. */
      readonly signer: Signer
    }
  | { readonly is: 'closed' }

type Answer<Type extends string> = {
  readonly type: Type
  readonly round: number
}

/** What comes of a command. */
export type SignInNews =
  | (Answer<'NONCE'> & { readonly nonce: string })
  /** A message that this account's wallet has signed while it connected. */
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
      /** True for an answer after the wallet's time limit. */
      readonly isLate: boolean
    })
  | (Answer<'VERIFIED'> & { readonly ok: boolean })

export type SignInEvent =
  | SignInNews
  /** The form is here, and what signing takes. */
  | { readonly type: 'PREPARE' }
  /** The form's one button: signs, or prepares once more. */
  | { readonly type: 'SIGN_IN' }

/** What the host or the wallet is asked; each is answered once, but for a wallet that answers after its time. */
export type SignInQuestion =
  /** For a nonce, or for what the wallet has signed already. */
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
