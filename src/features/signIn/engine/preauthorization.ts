import type { Connector } from '@wagmi/core'
import type { Address } from '../../../wallet/session/State'
import type { SignInResult } from '../SignIn'

/** An answer without its round, which is not known yet. */
type WithoutRound<Result> = Result extends SignInResult
  ? Omit<Result, 'round'>
  : never

/** A result that the sign-in form would otherwise request: an unused nonce, or a message that the wallet has signed. */
export type Preauthorization = WithoutRound<
  Extract<SignInResult, { type: 'NONCE' | 'GIVEN' }>
>

/** How long the result is valid, in milliseconds. The form opens as soon as the wallet has connected. */
const limitMs = 60_000

const saved = new WeakMap<Connector, { ahead: Preauthorization; at: number }>()

/** Stores a result of the connection for the form that follows. */
export function savePreauthorization(
  connector: Connector,
  preauthorization: Preauthorization,
): void {
  saved.set(connector, { ahead: preauthorization, at: Date.now() })
}

/** Stores a message that a wallet has signed. Ignores invalid values, so that the form requests a signature. */
export function saveSignedMessage(
  connector: Connector,
  message: unknown,
  signature: unknown,
): void {
  if (typeof message !== 'string' || !isHex(signature)) return
  // The second line of a message is its account. @see EIP-4361
  const address = message.split('\n')[1]
  if (isHex(address))
    savePreauthorization(connector, {
      type: 'GIVEN',
      address,
      message,
      signature,
    })
}

/** Returns the result once. A nonce is valid once, and an old message must not sign in a visitor who has signed out. */
export function consumePreauthorization(
  connector: Connector | undefined,
): Preauthorization | undefined {
  if (!connector) return undefined
  const preauthorization = saved.get(connector)
  saved.delete(connector)
  return preauthorization && Date.now() - preauthorization.at < limitMs
    ? preauthorization.ahead
    : undefined
}

function isHex(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value)
}
