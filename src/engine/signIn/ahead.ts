import type { Connector } from '@wagmi/core'
import type { Address } from '../../session/State'
import type { SignInNews } from '../../session/signIn/SignIn'

/** An answer without the round that it is given in. */
type Told<News> = News extends SignInNews ? Omit<News, 'round'> : never

/** What a form would have to ask for: a nonce that nobody has signed, or a message that the wallet has. */
export type Ahead = Told<Extract<SignInNews, { type: 'NONCE' | 'GIVEN' }>>

/** How long it is good for, in milliseconds: the form that wants it opens as soon as the wallet has connected. */
const limitMs = 60_000

const kept = new WeakMap<Connector, { ahead: Ahead; at: number }>()

/** Keeps what was had while a wallet connected, for the form that follows. */
export function keepAhead(connector: Connector, ahead: Ahead): void {
  kept.set(connector, { ahead, at: Date.now() })
}

/** Keeps a message that a wallet has signed. What is none leaves the form to ask for one. */
export function keepSigned(
  connector: Connector,
  message: unknown,
  signature: unknown,
): void {
  if (typeof message !== 'string' || !isHex(signature)) return
  // A message names its account in its second line. @see EIP-4361
  const address = message.split('\n')[1]
  if (isHex(address))
    keepAhead(connector, { type: 'GIVEN', address, message, signature })
}

/** Gives it once. A nonce is good for one message, and a visitor that has signed out is not signed in by an old one. */
export function takeAhead(connector: Connector | undefined): Ahead | undefined {
  if (!connector) return undefined
  const found = kept.get(connector)
  kept.delete(connector)
  return found && Date.now() - found.at < limitMs ? found.ahead : undefined
}

function isHex(given: unknown): given is Address {
  return typeof given === 'string' && /^0x[\da-f]+$/i.test(given)
}
