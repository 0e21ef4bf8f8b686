import type { Config } from '@wagmi/core'
import type { Authentication } from '../../../app/Authentication'
import { classifyFailure } from '../../../errors/classifyFailure'
import { providerOf } from '../../../wallet/engine/connectors/wrapProvider'
import { failIfUnresponsive } from '../../../wallet/engine/kinds/kinds'
import { withTimeout } from '../../../wallet/engine/withTimeout'
import type { Address } from '../../../wallet/session/State'
import type { SignInQuestion, SignInResult } from '../SignIn'
import { consumePreauthorization } from './preauthorization'

/** The host and the wallet that receive the requests, and the wallet's time limit in milliseconds. */
export type SignInContext = {
  readonly auth: Authentication
  readonly config: Config
  readonly walletTimeoutMs: number
  /** Waits until the previous visitor is signed out, because the host's sign-out may also clear a new nonce. */
  readonly whenSignedOut: () => Promise<void>
}

/** How long the host may take to answer, in milliseconds. */
const hostLimitMs = 20_000

/** Sends a request to the host or the wallet. Reports the outcome, even after the time limit. Never rejects. */
export async function handleSignIn(
  command: SignInQuestion,
  context: SignInContext,
  report: (event: SignInResult) => void,
): Promise<void> {
  if (command.type === 'SIGN') await sign(command, context, report)
  else if (command.type === 'FETCH')
    await fetchNonce(command.round, context, report)
  else report(await answerOf(command, context))
}

async function fetchNonce(
  round: number,
  { auth, config, whenSignedOut }: SignInContext,
  report: (event: SignInResult) => void,
): Promise<void> {
  const fetching = async () => {
    await whenSignedOut()
    const ahead = aheadOf(auth, config.state)
    if (ahead) return report({ ...ahead, round })
    const nonce = text(await auth.getNonce(), /^\S+$/)
    report({ type: 'NONCE', round, nonce })
  }
  await within(fetching()).catch(() => report({ type: 'UNPREPARED', round }))
}

/** Returns the result that the wallet already provided while it connected. */
function aheadOf(
  { createFields }: Authentication,
  { connections, current }: Config['state'],
) {
  if (!createFields) return undefined
  return consumePreauthorization(connections.get(current ?? '')?.connector)
}

async function sign(
  { address, message, round }: Extract<SignInQuestion, { type: 'SIGN' }>,
  { config, walletTimeoutMs }: SignInContext,
  report: (event: SignInResult) => void,
): Promise<void> {
  let isLate = false
  const signed = signMessage(config, message, address).then(
    (signature) => report({ type: 'SIGNED', round, signature }),
    (thrown) => report(unsigned(thrown)),
  )
  const unsigned = (thrown: unknown) => {
    const failure = classifyFailure(thrown)
    return { type: 'UNSIGNED', round, failure, isLate } as const
  }
  await withTimeout(signed, walletTimeoutMs).catch((thrown) => {
    report(unsigned(thrown))
    isLate = true
  })
}

/**
 * Requests a signature from the connected wallet, on any chain.
 * @throws Error if the visitor rejects, or the answer is not a signature @see EIP-191
 */
async function signMessage(
  { state }: Config,
  message: string,
  address: Address,
): Promise<Address> {
  const connection = state.connections.get(state.current ?? '')
  if (!connection) throw new Error('No wallet is connected.')
  const { connector } = connection
  const provider = await providerOf(connector)
  const answer = provider.request({
    method: 'personal_sign',
    params: [inHex(message), address],
  })
  const signature = await failIfUnresponsive(connector, answer)
  if (/^0x[\da-f]+$/i.test(signature)) return signature
  throw new Error('The wallet returned no signature.')
}

/** Converts a text to the hex of its UTF-8 bytes. viem's function would add 2 KB of error classes. */
function inHex(text: string): `0x${string}` {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return `0x${bytes.join('')}`
}

/** Requests the host's answer. Never rejects. */
async function answerOf(
  command: Exclude<SignInQuestion, { type: 'SIGN' | 'FETCH' }>,
  { auth }: SignInContext,
): Promise<SignInResult> {
  const { round } = command
  try {
    switch (command.type) {
      case 'WRITE': {
        const { nonce, signer } = command
        const message = await within(auth.createMessage({ nonce, ...signer }))
        return { type: 'WRITTEN', round, message: text(message) }
      }
      case 'VERIFY': {
        const { message, signature } = command
        const ok = await within(auth.verify({ message, signature }))
        return { type: 'VERIFIED', round, ok: ok === true }
      }
    }
  } catch {
    // The dialog informs the visitor. The error is not logged, because a host's error may contain personal data.
    return command.type === 'VERIFY'
      ? { type: 'VERIFIED', round, ok: false }
      : { type: 'UNPREPARED', round }
  }
}

/** Hosts without types may return a value instead of a promise. */
function within<T>(answer: T | Promise<T>): Promise<T> {
  return withTimeout(Promise.resolve(answer), hostLimitMs)
}

/** @throws Error if a host returned something else, such as a response whose body was not read, or a page as the nonce */
function text(value: unknown, form = /./): string {
  if (typeof value === 'string' && form.test(value)) return value
  throw new Error('The host returned no message to sign.')
}
