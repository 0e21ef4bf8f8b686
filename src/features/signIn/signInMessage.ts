import type { DialogMessages } from '../../data/messages/dialogs'
import type { SignIn } from './SignIn'

export type SignInMessage = {
  readonly mood: 'asking' | 'failed' | 'idle'
  readonly title: string
  readonly text: string
  /** Label of the button. */
  readonly action: string
  /** True while the button waits for the wallet or the host. */
  readonly busy: boolean
}

export function signInMessage(
  signIn: SignIn,
  wallet: string,
  app: string,
  { asking, failures, instructions, signIn: words }: DialogMessages,
): SignInMessage {
  const idle = {
    mood: 'idle',
    title: words.ask(app),
    text: words.askText(wallet),
    busy: false,
  } as const
  const failed = { mood: 'failed', action: asking.retry, busy: false } as const
  switch (signIn.type) {
    case 'signing':
      return {
        mood: 'asking',
        title: asking.confirmIn(wallet),
        text: words.confirmText,
        action: words.waiting,
        busy: true,
      }
    case 'verifying':
    case 'done':
      return {
        mood: 'asking',
        title: words.verifying,
        text: words.verifyingText,
        action: words.waiting,
        busy: true,
      }
    case 'failed':
      return { ...failed, ...words.unprepared(app) }
    case 'idle':
      return { ...idle, action: words.preparing, busy: true }
  }
  const isPreparing = signIn.type === 'preparing'
  if (!signIn.trouble)
    return isPreparing
      ? { ...idle, action: words.preparing, busy: true }
      : { ...idle, action: words.sign }
  const state = { ...failed, busy: isPreparing }
  if (signIn.trouble.step === 'verifying')
    return { ...state, ...words.unverified(app) }
  const failure = signIn.trouble.failure.class
  // These failures have the same texts when connecting and when signing.
  if (failure === 'already-pending' || failure === 'timed-out') {
    const { title, text } = failures[failure]
    return { ...state, title: title(wallet), text }
  }
  if (isGone(signIn)) {
    const { title, text } = failures['wallet-gone']
    const action = instructions.refreshNow
    return { ...state, title: title(wallet), text, action }
  }
  return { ...state, ...words.unsigned(wallet) }
}

/** Returns whether the wallet was removed or updated, so that the visitor must reload the page. */
export function isGone(signIn: SignIn): boolean {
  return (
    'trouble' in signIn &&
    signIn.trouble?.step === 'signing' &&
    signIn.trouble.failure.class === 'wallet-gone'
  )
}
