import type { Config } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import type { Authentication } from '../../session/signIn/Authentication'
import type { SignInNews, SignInQuestion } from '../../session/signIn/SignIn'
import { withLimit } from '../withLimit'
import { signMessage } from './signMessage'

/** The host and the wallet that are asked, and how long the wallet may take, in milliseconds. */
export type SignInContext = {
  readonly auth: Authentication
  readonly config: Config
  readonly walletTimeoutMs: number
  /** Waits for the sign-out of the previous visitor: it may clear the new nonce with it. */
  readonly whenSignedOut: () => Promise<void>
}

/** How long the host may take for an answer, in milliseconds. */
const hostLimitMs = 20_000

/** Asks the host or the wallet, and reports the outcome, even after the time limit. Never rejects. */
export async function carrySignIn(
  asked: SignInQuestion,
  context: SignInContext,
  tell: (news: SignInNews) => void,
): Promise<void> {
  if (asked.type === 'SIGN') await sign(asked, context, tell)
  else if (asked.type === 'FETCH') await fetchNonce(asked.round, context, tell)
  else tell(await answerOf(asked, context))
}

async function fetchNonce(
  round: number,
  { auth, config, whenSignedOut }: SignInContext,
  tell: (news: SignInNews) => void,
): Promise<void> {
  const fetching = async () => {
    await whenSignedOut()
    const ahead = await aheadOf(auth, config.state)
    if (ahead) return tell({ ...ahead, round })
    const nonce = text(await auth.getNonce())
    tell({ type: 'NONCE', round, nonce })
  }
  await within(fetching()).catch(() => tell({ type: 'UNPREPARED', round }))
}

/** What the wallet has been asked for already, as it connected. */
async function aheadOf(
  { createFields }: Authentication,
  { connections, current }: Config['state'],
) {
  if (!createFields) return undefined
  const { takeAhead } = await import('./askAtOnce')
  return takeAhead(connections.get(current ?? '')?.connector)
}

async function sign(
  { address, message, round }: Extract<SignInQuestion, { type: 'SIGN' }>,
  { config, walletTimeoutMs }: SignInContext,
  tell: (news: SignInNews) => void,
): Promise<void> {
  let isLate = false
  const signed = signMessage(config, message, address).then(
    (signature) => tell({ type: 'SIGNED', round, signature }),
    (thrown) => tell(unsigned(thrown)),
  )
  const unsigned = (thrown: unknown) => {
    const failure = classifyFailure(thrown)
    return { type: 'UNSIGNED', round, failure, isLate } as const
  }
  await withLimit(signed, walletTimeoutMs).catch((thrown) => {
    tell(unsigned(thrown))
    isLate = true
  })
}

/** The host's answer. Never rejects. */
async function answerOf(
  asked: Exclude<SignInQuestion, { type: 'SIGN' | 'FETCH' }>,
  { auth }: SignInContext,
): Promise<SignInNews> {
  const { round } = asked
  try {
    switch (asked.type) {
      case 'WRITE': {
        const { nonce, signer } = asked
        const message = await within(auth.createMessage({ nonce, ...signer }))
        return { type: 'WRITTEN', round, message: text(message) }
      }
      case 'VERIFY': {
        const { message, signature } = asked
        const ok = await within(auth.verify({ message, signature }))
        return { type: 'VERIFIED', round, ok: ok === true }
      }
    }
  } catch {
    // The dialog informs the visitor; what a host's adapter throws may contain personal data.
    return asked.type === 'VERIFY'
      ? { type: 'VERIFIED', round, ok: false }
      : { type: 'UNPREPARED', round }
  }
}

/** Hosts without types may answer at once. */
function within<T>(answer: T | Promise<T>): Promise<T> {
  return withLimit(Promise.resolve(answer), hostLimitMs)
}

/** @throws Error when a host without types gave something else, such as an answer of its server unread */
function text(given: unknown): string {
  if (typeof given === 'string' && given) return given
  throw new Error('The host gave no text.')
}
